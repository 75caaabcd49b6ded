/// How a picker shows its choices.
public protocol PickerStyle {
    /// Which of the library's looks it is; there are no others.
    nonisolated var _look: _PickerLook { get }
}

/// The looks of pickers.
public struct _PickerLook: Equatable, Sendable {
    /// A row of segments, a list that opens, a list that is always there, circles with words.
    enum Kind: Equatable { case segmented, menu, inline, radios, other }

    let kind: Kind
    /// Set for looks that are made of more than the controls here.
    let body: (any PickerBody)?

    static let segmented = _PickerLook(kind: .segmented, body: nil)
    static let menu = _PickerLook(kind: .menu, body: nil)
    static let inline = _PickerLook(kind: .inline, body: nil)
    static let radios = _PickerLook(kind: .radios, body: nil)

    /// A look that `body` makes.
    package static func other(_ body: any PickerBody) -> _PickerLook { _PickerLook(kind: .other, body: body) }

    /// The kinds are the same, and the types of bodies, which have no settings.
    public static func == (left: _PickerLook, right: _PickerLook) -> Bool {
        left.kind == right.kind
            && left.body.map { ObjectIdentifier(type(of: $0)) } == right.body.map { ObjectIdentifier(type(of: $0)) }
    }
}

/// A look of pickers without settings, made of their parts.
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
    /// The chosen one.
    package let chosen: AnyView
    /// The choices below each other, as rows. The closure is called once one is chosen.
    package let rows: @MainActor (_ didChoose: @escaping @MainActor () -> Void) -> AnyView
}

/// A row of segments, one of them raised.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A row of segments.
    public nonisolated var _look: _PickerLook { .segmented }
}

/// A button that opens a list of the choices.
public struct MenuPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A list that opens.
    public nonisolated var _look: _PickerLook { .menu }
}

/// The choices below each other, the chosen one marked.
public struct InlinePickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A list that is always there.
    public nonisolated var _look: _PickerLook { .inline }
}

/// A row of segments, as pictures mostly are in a menu.
public struct PalettePickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A row of segments.
    public nonisolated var _look: _PickerLook { .segmented }
}

/// The choices below each other, each behind a circle; that of the chosen one is filled.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// Circles with words.
    public nonisolated var _look: _PickerLook { .radios }
}

/// What suits the surroundings: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A list that opens.
    public nonisolated var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A row of segments, one of them raised.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a list of the choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The choices below each other, the chosen one marked.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices below each other, each behind a circle; that of the chosen one is filled.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// What suits the surroundings.
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
    /// Puts the choices of pickers in this view that have the style `radioGroup` side by side.
    public func horizontalRadioGroupLayout() -> some View {
        environment(\.hasHorizontalRadioGroups, true)
    }

    /// How pickers in this view show their choices.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}
