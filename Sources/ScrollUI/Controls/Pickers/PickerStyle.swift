/// The appearance of a picker.
public protocol PickerStyle {
    /// The style's appearance, one of the library's own; there are no others.
    nonisolated var _look: _PickerLook { get }
}

/// The appearances of pickers.
public struct _PickerLook: Equatable, Sendable {
    /// A row of segments, a list that opens, a list that is always visible, or radio buttons.
    enum Kind: Equatable { case segmented, menu, inline, radios, other }

    let kind: Kind
    /// The body of an appearance that does not consist of the controls here.
    let body: (any PickerBody)?

    static let segmented = _PickerLook(kind: .segmented, body: nil)
    static let menu = _PickerLook(kind: .menu, body: nil)
    static let inline = _PickerLook(kind: .inline, body: nil)
    static let radios = _PickerLook(kind: .radios, body: nil)

    /// Returns an appearance with a body.
    package static func other(_ body: any PickerBody) -> _PickerLook { _PickerLook(kind: .other, body: body) }

    /// Compares the kinds and the types of the bodies, which have no settings.
    public static func == (left: _PickerLook, right: _PickerLook) -> Bool {
        left.kind == right.kind
            && left.body.map { ObjectIdentifier(type(of: $0)) } == right.body.map { ObjectIdentifier(type(of: $0)) }
    }
}

/// An appearance of pickers without settings, built from their parts.
package protocol PickerBody: Sendable {
    @MainActor func makeBody<Label: View, SelectionValue: Hashable, Content: View>(
        _ parts: PickerParts<Label, SelectionValue, Content>
    ) -> AnyView
}

/// The parts of a picker.
@MainActor
package struct PickerParts<Label: View, SelectionValue: Hashable, Content: View> {
    package let label: Label
    package let selection: Binding<SelectionValue>
    package let content: Content
    /// The selected choice.
    package let chosen: AnyView
    /// The choices in a column, as rows. The closure is called when one is selected.
    package let rows: @MainActor (_ didChoose: @escaping @MainActor () -> Void) -> AnyView
}

/// Shows a row of segments, with the selected one raised.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A row of segments.
    public nonisolated var _look: _PickerLook { .segmented }
}

/// Shows a button that opens a list of the choices.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A list that opens.
    public nonisolated var _look: _PickerLook { .menu }
}

/// Shows the choices in a column, with a mark at the selected one.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A list that is always visible.
    public nonisolated var _look: _PickerLook { .inline }
}

/// Shows a row of segments, typically images in a menu.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A row of segments.
    public nonisolated var _look: _PickerLook { .segmented }
}

/// Shows the choices in a column, each with a radio button.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// Radio buttons with labels.
    public nonisolated var _look: _PickerLook { .radios }
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    /// A list that opens.
    public nonisolated var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows a row of segments, with the selected one raised.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Shows a button that opens a list of the choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Shows the choices in a column, with a mark at the selected one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Shows a row of segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Shows the choices in a column, each with a radio button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

struct PickerLookKey: EnvironmentKey {
    static let defaultValue = _PickerLook.menu
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

private struct HorizontalRadioGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var hasHorizontalRadioGroups: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Puts the choices of pickers with the style `radioGroup` in this view side by side.
    public func horizontalRadioGroupLayout() -> some View {
        environment(\.hasHorizontalRadioGroups, true)
    }

    /// Sets the appearance of pickers in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}
