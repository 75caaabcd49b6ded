import Foundation

/// A key that went down while a view had the keyboard.
public struct KeyPress: Sendable {
    /// What happened to the key. A key that is held comes as `down` again and again.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The set as bits, one for each member.
        public let rawValue: Int
        /// A set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held; here it comes as `down`.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key came up; not told here.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a view used a key.
    public enum Result: Sendable {
        /// It did: nobody else gets it.
        case handled
        /// It did not: the views around are asked.
        case ignored
    }

    /// The key.
    public let key: KeyEquivalent
    /// Held down with it.
    public let modifiers: EventModifiers
    /// What happened.
    public let phase: Phases
    /// What the key types without modifiers.
    public var characters: String { String(key.character) }
}

nonisolated extension View {
    /// Makes the view a stop of Tab, which a click focuses too where `interactions` has more than `activate`.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, interactions: interactions)
    }

    /// Asks `action` about `key` while the view, or one inside, has the keyboard.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Asks `action` about `key` while the view, or one inside, has the keyboard.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Asks `action` about some keys while the view, or one inside, has the keyboard.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Asks `action` about all keys while the view, or one inside, has the keyboard.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        responder(
            Responder.Handlers(key: { key, modifiers in
                guard let equivalent = KeyEquivalent(key), phases.contains(.down) else { return false }
                let press = KeyPress(key: equivalent, modifiers: EventModifiers(modifiers), phase: .down)
                return action(press) == .handled
            }))
    }
}

/// A view that can have the keyboard, and shows it when it got it by Tab.
nonisolated private struct FocusableView<Content: View>: View {
    let content: Content
    let isFocusable: Bool
    let interactions: FocusInteractions
    @State private var isFocused = false
    @State private var hasKeyboard = false
    @Environment(\.isEnabled) private var isEnabled

    init(content: Content, isFocusable: Bool, interactions: FocusInteractions) {
        self.content = content
        self.isFocusable = isFocusable
        self.interactions = interactions
    }

    @MainActor var body: some View {
        content
            .environment(\.isFocused, hasKeyboard && isFocusable)
            .focusOutline(isFocused && isFocusable)
            .responder(handlers)
    }

    @MainActor private var handlers: Responder.Handlers {
        var handlers = Responder.Handlers()
        handlers.focus = { isFocused = $0 }
        handlers.keyboard = { has, _ in hasKeyboard = has }
        handlers.isFocusable = isFocusable && isEnabled
        handlers.leavesPresses = interactions == .activate
        return handlers
    }
}
