/// The kind of pointer that presses on the content.
public enum PointerKind: String, Sendable, Hashable {
    case mouse
    case touch
    case pen
}

/// The device of a wheel event, as the platform reports it.
public enum WheelSource: String, Sendable, Hashable {
    /// Deltas are notches, fractions allowed.
    case notch
    /// Deltas are points of finger travel.
    case touchpad
}

/// A key that scrolls. The raw values are those of recordings.
public enum ScrollKey: String, Sendable, Hashable, CaseIterable {
    case pageDown = "PageDown"
    case pageUp = "PageUp"
    case home = "Home"
    case end = "End"
    case up = "Up"
    case down = "Down"
    case left = "Left"
    case right = "Right"
    case space = "Space"
}

/// A request of a person or a program to a scroller.
///
/// Pointer positions are in the viewport, in points; y grows downwards. The offset moves against the pointer: dragging
/// up by 10 raises the offset by 10.
///
/// Wheel signs are SDL's: positive `y` is away from the person and *lowers* the offset, positive `x` is to the right
/// and *raises* it. So `y == -1` is one notch towards the person, and the offset grows.
public enum ScrollIntent: Equatable, Sendable {
    case down(ScrollVector, PointerKind)
    case move(ScrollVector)
    /// The pointer was lifted, at this position if known.
    case up(ScrollVector?)
    /// The gesture was cancelled; no fling follows.
    case cancel
    case wheel(WheelSource, ScrollVector)
    case key(ScrollKey, shift: Bool)
    /// Starts a deceleration with exactly this velocity of the offset, in points per second.
    case fling(ScrollVector)
    case scrollTo(ScrollVector, animated: Bool)
    case resize(width: Double, height: Double)
    case content(width: Double, height: Double)
    case insets(top: Double, leading: Double, bottom: Double, trailing: Double)
}
