import Foundation

/// A key by the character that stands for it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character; keys that type nothing have those of Unicode's private area that AppKit uses.
    public var character: Character

    /// The key that types `character`.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key that types the character of the literal.
    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    /// Keys that move.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Keys that move.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Keys that move.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Keys that move.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Keys that move.
    public static let home = KeyEquivalent("\u{F729}")
    /// Keys that move.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Keys that move.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Keys that move.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that leaves.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that takes the character before away.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that takes the character behind away.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The tabulator.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, or Enter.
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

    /// F1 is 1.
    package init(function number: Int) { self.init(Character(Unicode.Scalar(UInt16(0xF703 + number)) ?? " ")) }

    private static let named: [InputEvent.Key: KeyEquivalent] = [
        .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow, .home: .home, .end: .end,
        .pageUp: .pageUp, .pageDown: .pageDown, .escape: .escape, .delete: .delete,
        .forwardDelete: .deleteForward, .tab: .tab, .space: .space, .return: .return,
    ]
}

/// The keys that alter what others do.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock; never set here.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Either shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// Either control key.
    public static let control = EventModifiers(rawValue: 4)
    /// Either option key; Alt on most keyboards.
    public static let option = EventModifiers(rawValue: 8)
    /// What shortcuts are made with: Control or Super on this desktop.
    public static let command = EventModifiers(rawValue: 16)
    /// The number pad; never set here.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    init(_ modifiers: InputEvent.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

/// A key that sets a control off, wherever the keyboard is.
///
/// While a text field has the keyboard, only those with Control, Option or Command work, and Return and Escape.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// Held down with it.
    public var modifiers: EventModifiers

    /// `key` with `modifiers`.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what is most likely wanted.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: to leave without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func matches(_ key: InputEvent.Key, _ pressed: InputEvent.Modifiers) -> Bool {
        guard let equivalent = KeyEquivalent(key), equivalent.isSameKey(as: self.key) else { return false }
        let held = EventModifiers(pressed)
        var wanted = modifiers
        if self.key.character.isUppercase { wanted.insert(.shift) }
        if held == wanted { return true }
        // What is Command on a Mac is Control here.
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
    /// The shortcut of the controls here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated extension View {
    /// A key that sets the button in this view off.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// A key that sets the button in this view off; nil takes away one from further out.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        EnvironmentView(content: self) { $0.keyboardShortcut = shortcut }
    }
}

extension Node {
    /// Sets off the first control at or below this node whose shortcut this is; `own` for those of the library itself, which are asked
    /// last. Complexity: O(n) in the nodes.
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
