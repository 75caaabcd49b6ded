@_spi(Nodes) public import ScrollUI

/// Rows on a wheel, which snap; the one in the middle is chosen.
public struct WheelPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// Rows on a wheel.
    public nonisolated var _look: _PickerLook { .other(WheelPickerBody()) }
}

/// A row that leads to a page with the choices. The picker is in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A page of a navigation stack.
    public nonisolated var _look: _PickerLook { .other(PagePickerBody()) }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Rows on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a page with the choices.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct WheelPickerBody: PickerBody {
    func makeBody<Label: View, SelectionValue: Hashable, Content: View>(
        _ parts: PickerParts<Label, SelectionValue, Content>
    ) -> AnyView {
        AnyView(
            LabeledControl(.absent, label: parts.label) {
                WheelPicker(selection: parts.selection, content: parts.content)
            })
    }
}

private struct PagePickerBody: PickerBody {
    func makeBody<Label: View, SelectionValue: Hashable, Content: View>(
        _ parts: PickerParts<Label, SelectionValue, Content>
    ) -> AnyView {
        AnyView(PickerLink(label: parts.label, chosen: parts.chosen, choices: parts.rows))
    }
}
