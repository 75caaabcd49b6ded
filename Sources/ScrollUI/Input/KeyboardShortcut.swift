import Foundation

/// A key, identified by a character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character; keys without one use the characters of Unicode's private area that AppKit uses.
    public var character: Character

    /// Creates the key that types `character`.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key that types the character of the literal.
    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes the character before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes the character after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return or Enter key.
    public static let `return` = KeyEquivalent("\r")

    init?(_ key: InputEvent.Key) {
        switch key {
        case .character(let character): self.init(character)
        case .function(let number): self.init(function: number)
        default:
            guard let known = KeyEquivalent.named[key] else { return nil }
            self = known
        }
    }

    /// Creates a function key; F1 is 1.
    package init(function number: Int) { self.init(Character(Unicode.Scalar(UInt16(0xF703 + number)) ?? " ")) }

    private static let named: [InputEvent.Key: KeyEquivalent] = [
        .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow, .home: .home, .end: .end,
        .pageUp: .pageUp, .pageDown: .pageDown, .escape: .escape, .delete: .delete,
        .forwardDelete: .deleteForward, .tab: .tab, .space: .space, .return: .return,
    ]
}

/// The modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The set as bits, one bit per member.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock; never set on this system.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Either shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// Either control key.
    public static let control = EventModifiers(rawValue: 4)
    /// Either option key; Alt on most keyboards.
    public static let option = EventModifiers(rawValue: 8)
    /// The modifier of shortcuts: Control or Super on this desktop.
    public static let command = EventModifiers(rawValue: 16)
    /// The number pad; never set on this system.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    init(_ modifiers: InputEvent.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

/// A key that activates a control regardless of the keyboard focus.
///
/// While a text field has the keyboard focus, only shortcuts with Control, Option or Command work, and Return and
/// Escape.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifiers held down with it.
    public var modifiers: EventModifiers

    /// Creates a shortcut of `key` with `modifiers`.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the cancelling action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func matches(_ key: InputEvent.Key, _ pressed: InputEvent.Modifiers) -> Bool {
        guard let equivalent = KeyEquivalent(key), equivalent.isSameKey(as: self.key) else { return false }
        let held = EventModifiers(pressed)
        var wanted = modifiers
        if self.key.character.isUppercase { wanted.insert(.shift) }
        if held == wanted { return true }
        // Command on a Mac corresponds to Control on this system.
        guard wanted.contains(.command) else { return false }
        wanted.remove(.command)
        wanted.insert(.control)
        return held == wanted
    }
}

extension KeyEquivalent {
    fileprivate func isSameKey(as other: KeyEquivalent) -> Bool {
        character.lowercased() == other.character.lowercased()
    }
}

struct KeyboardShortcutKey: EnvironmentKey {
    static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
    /// The shortcut of the controls in this environment.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets a key that activates the button in this view.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a key that activates the button in this view; nil removes an outer one.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        EnvironmentView(content: self) { $0.keyboardShortcut = shortcut }
    }
}

extension Node {
    /// Activates the first control at or inside this node with this shortcut. `own` selects the library's own
    /// shortcuts, which are tried last. Complexity: O(n) in the number of nodes.
    func performShortcut(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, own: Bool = false) -> Bool {
        if isCovered { return false }
        if let shortcut = responder?.handlers.shortcut, shortcut.isOwn == own, shortcut.shortcut.matches(key, modifiers)
        {
            shortcut.action()
            return true
        }
        return children.contains { $0.performShortcut(key, modifiers, own: own) }
            || detachedChildren.contains { $0.performShortcut(key, modifiers, own: own) }
    }
}
