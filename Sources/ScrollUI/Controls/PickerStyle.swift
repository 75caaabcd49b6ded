/// How a picker shows its choices.
public protocol PickerStyle {
    /// Which of the library's looks it is; there are no others.
    nonisolated var _look: _PickerLook { get }
}

/// The looks of pickers.
public enum _PickerLook: Hashable, Sendable {
    /// A row of segments, a list that opens, a list that is always there.
    case segmented, menu, inline
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

nonisolated extension View {
    /// How pickers in this view show their choices.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}
