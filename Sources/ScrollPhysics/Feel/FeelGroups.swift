// Units, ranges and sources of all these numbers are in `ScrollFeel.parameters`, once.

/// When a press turns into a drag, and along which axes.
public struct DragFeel: Codable, Equatable, Sendable {
    public var slop = 10.0
    public var mouseSlop = 4.0
    public var lockRatio = 1.25

    public init() {}
}

/// How the velocity of a finger is measured when it lifts.
public struct VelocityFeel: Codable, Equatable, Sendable {
    public var horizon = 0.1
    public var gap = 0.04

    public init() {}
}

/// How content that was let go runs out.
public struct FlingFeel: Codable, Equatable, Sendable {
    public var decelerationRate = 0.998
    public var momentum = 1.0
    public var minimumVelocity = 0.0
    public var maximumVelocity = 12_000.0
    public var restDistance = 0.5

    public init() {}
}

/// What lies beyond the first and the last offset.
public struct EdgeFeel: Codable, Equatable, Sendable {
    public var rubberBandCoefficient = 0.55
    public var springStiffness = 100.0
    public var springDampingRatio = 1.0
    public var restDistance = 0.1

    public init() {}
}

/// How content comes to rest on a target.
public struct SnapFeel: Codable, Equatable, Sendable {
    public var velocityThreshold = 300.0
    public var longestSettle = 2.0
    public var springStiffness = 100.0
    public var springDampingRatio = 1.0
    public var notchCommit = 0.5

    public init() {}
}

/// A wheel that clicks.
public struct WheelFeel: Codable, Equatable, Sendable {
    public var notchDistance = 100.0
    public var gain = 1.0
    public var glideDuration = 0.2

    public init() {}
}

/// Two fingers on a touchpad.
public struct TouchpadFeel: Codable, Equatable, Sendable {
    public var gain = 1.0
    public var momentum = 1.0
    public var liftGap = 0.06
    public var echoWindow = 0.15

    public init() {}
}

/// Arrows, page keys, Home, End and space.
public struct KeyboardFeel: Codable, Equatable, Sendable {
    public var lineDistance = 40.0
    public var pageOverlap = 40.0
    public var glideDuration = 0.2

    public init() {}
}

/// Scrolling that a program asks for.
public struct AnimationFeel: Codable, Equatable, Sendable {
    public var duration = 0.35

    public init() {}
}

extension VelocityFeel {
    /// The window in whole ticks.
    var window: VelocityWindow { VelocityWindow(horizon: horizon, gap: gap) }
}
