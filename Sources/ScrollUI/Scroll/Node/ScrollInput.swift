/// A kind of scroll input. The kinds are extensions of ScrollUI's own, except for ``handGestureShortcut``: the kinds
/// of SwiftUI are for devices that this system does not have.
public struct ScrollInputKind: Hashable, Sendable {
    private let kind: Int
    /// A wheel with notches.
    public static let wheel = ScrollInputKind(kind: 0)
    /// Two fingers on a touchpad.
    public static let touchpad = ScrollInputKind(kind: 1)
    /// A finger on the screen.
    public static let touch = ScrollInputKind(kind: 2)
    /// A drag with the mouse.
    public static let mouseDrag = ScrollInputKind(kind: 3)
    /// The arrow, page, Home and End keys.
    public static let keyboard = ScrollInputKind(kind: 4)
    /// A hand gesture of a watch; it never occurs on this system.
    public static let handGestureShortcut = ScrollInputKind(kind: 5)
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    let isEnabled: Bool?
    /// The behaviour without the modifier: the input scrolls.
    public static let automatic = ScrollInputBehavior(isEnabled: nil)
    /// The input scrolls.
    public static let enabled = ScrollInputBehavior(isEnabled: true)
    /// The input does not scroll; an inner modifier can enable an input that an outer one has disabled.
    public static let disabled = ScrollInputBehavior(isEnabled: false)
}

nonisolated extension View {
    /// Lets the scroll views inside share their input: an input to one of them is applied to all, and each moves by
    /// its own rules. Scroll views with the same group belong together; nil separates each from the others.
    ///
    /// Use it to compare rules side by side. An extension of ScrollUI's own.
    public func scrollInputGroup<Group: Hashable & Sendable>(_ group: Group?) -> some View {
        scrollSettings { $0.inputGroup = group.map { AnyHashable($0) } }
    }

    /// Sets whether a kind of input scrolls the scroll views inside. Programmatic scrolling is not affected.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        scrollSettings {
            if behavior == .disabled { $0.disabledInputs.insert(input) } else { $0.disabledInputs.remove(input) }
        }
    }
}
