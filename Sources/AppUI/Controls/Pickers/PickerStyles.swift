@_spi(Nodes) public import ScrollUI

/// A style with rows on a wheel that snap; the row in the middle is selected.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A wheel.
    public nonisolated var _look: _PickerLook { .other(WheelPickerBody()) }
}

/// A style with a row that links to a page with the choices. The picker must be in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A link to a page of a navigation stack.
    public nonisolated var _look: _PickerLook { .other(PagePickerBody()) }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style with rows on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style with a row that links to a page with the choices.
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
