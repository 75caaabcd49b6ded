/// The interactions for which a view takes the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
    /// The set as a bit mask, one bit for each member.
    public let rawValue: Int
    /// Creates a set from its bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view is activated, like a button: Tab moves the keyboard to it, a press does not.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited by keys: a press moves the keyboard to it too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

struct FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view made `focusable` around this one has the keyboard. Controls pass their state to their styles:
    /// ``ButtonStyleConfiguration/isFocused``.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the view with the keyboard shows a focus ring.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Hides the focus ring of the views in this view, if `disabled`.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Lets arrow keys that no control uses move the keyboard between the views in this view, and from outside to this view as a whole.
    /// From outside, the direction is compared with the frame of this view, even if the views in it do not lie straight ahead.
    public func focusSection() -> some View { responder(Responder.Handlers(isFocusSection: true)) }
}
