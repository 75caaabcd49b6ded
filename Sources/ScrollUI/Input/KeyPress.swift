import Foundation

/// A key that went down while a view had the keyboard focus.
public struct KeyPress: Sendable {
    /// The phases of a key. A held key is reported repeatedly as `down`.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The set as bits, one bit per member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held; reported as `down` instead.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key went up; never reported.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a view handled a key.
    public enum Result: Sendable {
        /// The key was handled: no other view receives it.
        case handled
        /// The key was not handled: it is passed to the views around.
        case ignored
    }

    /// The key.
    public let key: KeyEquivalent
    /// The modifiers held down.
    public let modifiers: EventModifiers
    /// The phase of the key.
    public let phase: Phases
    /// The characters that the key types without modifiers.
    public var characters: String { String(key.character) }
}

nonisolated extension View {
    /// Makes the view a stop of Tab; a click focuses it too if `interactions` has more than `activate`.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, interactions: interactions)
    }

    /// Calls `action` for `key` while the view, or one inside it, has the keyboard focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Calls `action` for `key` while the view, or one inside it, has the keyboard focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls `action` for the given keys while the view, or one inside it, has the keyboard focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Calls `action` for all keys while the view, or one inside it, has the keyboard focus.
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

/// A focusable view, which shows a ring if Tab focused it.
package nonisolated struct FocusableView<Content: View>: View {
    package let content: Content
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

    @MainActor package var body: some View {
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
