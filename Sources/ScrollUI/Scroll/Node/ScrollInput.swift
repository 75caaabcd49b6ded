/// What a person scrolls with. The kinds are extensions of ScrollUI's own, but for ``handGestureShortcut``: SwiftUI's are
/// for devices that this system does not have.
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
    /// Arrows, pages, home and end.
    public static let keyboard = ScrollInputKind(kind: 4)
    /// A gesture of the hand that wears a watch; none comes here.
    public static let handGestureShortcut = ScrollInputKind(kind: 5)
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    let isEnabled: Bool?
    /// As without the modifier: it does.
    public static let automatic = ScrollInputBehavior(isEnabled: nil)
    /// It does.
    public static let enabled = ScrollInputBehavior(isEnabled: true)
    /// It does not; what is turned off further out can be turned on again.
    public static let disabled = ScrollInputBehavior(isEnabled: false)
}

nonisolated extension View {
    /// Lets the scroll views below take the same input: what a person does to one of them is done to all, each of which moves
    /// by rules of its own. Those with the same group belong together; nil leaves each to itself.
    ///
    /// For showing rules side by side. An extension of ScrollUI's own.
    public func scrollInputGroup<Group: Hashable & Sendable>(_ group: Group?) -> some View {
        scrollSettings { $0.inputGroup = group.map { AnyHashable($0) } }
    }

    /// Whether that kind of input scrolls the scroll views below. Programmatic scrolling is not concerned.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        scrollSettings {
            if behavior == .disabled { $0.disabledInputs.insert(input) } else { $0.disabledInputs.remove(input) }
        }
    }
}
