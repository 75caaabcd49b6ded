/// What a view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To be set off, as a button is: Tab stops there, and a press does not take the keyboard there.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To be changed by keys: a press takes the keyboard there too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

struct FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// That the view made `focusable` around this one has the keyboard. Controls tell their styles by themselves:
    /// ``ButtonStyleConfiguration/isFocused``.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// That what has the keyboard shows a ring.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows no ring around what has the keyboard in this view, if `disabled`.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Has arrow keys that no control uses take the keyboard from view to view in here, and from outside to this view as a whole, as
    /// large as it is: it is met where it lies straight ahead, even if the views in it do not.
    public func focusSection() -> some View { responder(Responder.Handlers(isFocusSection: true)) }
}
