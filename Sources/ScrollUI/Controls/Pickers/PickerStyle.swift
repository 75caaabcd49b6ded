/// How a picker shows its choices.
public protocol PickerStyle {
    /// Which of the library's looks it is; there are no others.
    nonisolated var _look: _PickerLook { get }
}

/// The looks of pickers.
public enum _PickerLook: Hashable, Sendable {
    /// A row of segments, a list that opens, a list that is always there, rows on a wheel, a page of a navigation stack, circles
    /// with words.
    case segmented, menu, inline, wheel, page, radios
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

/// Rows on a wheel, which snap; the one in the middle is chosen.
public struct WheelPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// Rows on a wheel.
    public nonisolated var _look: _PickerLook { .wheel }
}

/// A row that leads to a page with the choices. The picker is in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style; it has no settings.
    public init() {}
    /// A page of a navigation stack.
    public nonisolated var _look: _PickerLook { .page }
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

extension PickerStyle where Self == WheelPickerStyle {
    /// Rows on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a page with the choices.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
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
