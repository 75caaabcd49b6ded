// `ScrollFeel.parameters` lists the units, ranges and sources of all these numbers.

/// The start of a drag and its axes.
public struct DragFeel: Codable, Equatable, Sendable {
    /// The distance in points that a finger moves before the content follows.
    public var slop = 10.0
    /// The distance in points that a pressed mouse moves before the content follows.
    public var mouseSlop = 4.0
    /// The distance in points that a pen moves before the content follows.
    public var penSlop = 10.0
    /// The ratio of the larger to the smaller component of the first movement above which the drag is locked to one axis.
    public var lockRatio = 1.25
    /// The angle in degrees from an axis within which the first movement is locked to it; for locks by angle.
    public var lockAngle = 30.0
    /// The angle in degrees from its axis beyond which a sticky drag leaves the axis.
    public var breakAngle = 22.5
    /// The rule that selects the axes of the drag.
    public var lock = AxisLockMode.rails
    /// The start of the drag once it has left its slop.
    public var start = DragStart.withoutSlop

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// The measurement of a finger's velocity at the lift.
public struct VelocityFeel: Codable, Equatable, Sendable {
    /// The time in seconds before the lift whose samples are used.
    public var horizon = 0.1
    /// The time in seconds without samples that ends the history.
    public var gap = 0.04
    /// The time in seconds without samples before the lift after which there is no fling.
    public var rest = 0.04
    /// The method that computes the velocity from the samples.
    public var estimator = VelocityEstimator.leastSquares

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// The deceleration of a fling.
public struct FlingFeel: Codable, Equatable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    public var decelerationRate = 0.998
    /// The deceleration in points per second squared, for curves with a constant deceleration.
    public var deceleration = 1400.0
    /// Android's friction, for the spline and the ballistic curve.
    public var friction = 0.015
    /// The factor on the velocity at the lift; 0 disables momentum.
    public var momentum = 1.0
    /// The velocity in points per second at a finger's lift below which there is no fling.
    public var minimumVelocity = 260.0
    /// The limit of a finger's release velocity, in points per second.
    public var maximumVelocity = 12_000.0
    /// The distance in points up to which a gesture does not fling.
    public var minimumDistance = 0.0
    /// The remaining distance in points at which the motion ends.
    public var restDistance = 0.01
    /// The velocity in points per second at which an exponential motion ends, if that is earlier.
    public var restVelocity = 10.0
    /// The deceleration curve.
    public var curve = FlingCurve.exponential
    /// The combination of repeated flings.
    public var carry = MomentumCarry.none
    /// The offsets at which an exponential motion may end.
    public var rest = RestRounding.pixel

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// The behaviour beyond the first and the last offset.
public struct EdgeFeel: Codable, Equatable, Sendable {
    /// The slope of the stretch at the edge; 0 for a hard edge.
    public var rubberBandCoefficient = 0.55
    /// The pull in points before content moves past the edge; stepwise stretches ignore it.
    public var stretchThreshold = 0.0
    /// The maximum distance in points beyond the edge that a finger can pull; the viewport is also a limit.
    public var stretchLimit = 1_000_000.0
    /// The maximum distance in points beyond the edge that a fling goes.
    public var flingLimit = 1_000_000.0
    /// The fraction of the velocity at the edge that continues beyond it.
    public var transfer = 1.0
    /// The maximum velocity in points per second beyond the edge.
    public var maximumTransfer = 1_000_000.0
    /// The deceleration in points per second squared of Android's motion beyond the edge.
    public var deceleration = 2000.0
    /// The spring stiffness in 1/s², for a mass of one.
    public var springStiffness = 119.4
    /// The damping ratio; 1 is critical.
    public var springDampingRatio = 1.0
    /// The initial velocity of content released beyond the edge, as a fraction of ω times the distance from the edge.
    public var letGo = 0.663
    /// The remaining distance in points at which the motion ends.
    public var restDistance = 0.1
    /// The rule by which content follows a finger past the edge.
    public var stretch = EdgeStretch.rubberBand
    /// The motion back to the edge.
    public var `return` = EdgeReturn.spring

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// The motion of content to a snap target.
public struct SnapFeel: Codable, Equatable, Sendable {
    /// The release velocity in points per second at or above which the release keeps to its direction.
    public var velocityThreshold = 300.0
    /// The maximum duration in seconds of a motion to a target, for all but springs and WebKit's second, which take their
    /// own time; 0 jumps to the target.
    public var longestSettle = 2.0
    /// The spring stiffness in 1/s², for a mass of one.
    public var springStiffness = 100.0
    /// The damping ratio; 1 is critical.
    public var springDampingRatio = 1.0
    /// The stiffness in 1/s² of the spring to a page.
    public var pageStiffness = 300.0
    /// The number of notches after which a wheel movement leaves its target.
    public var notchCommit = 0.5
    /// The motion to a target.
    public var curve = SnapCurve.adjustedDecay
    /// The motion to a whole page.
    public var pages = PageCurve.spring

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// A wheel with notches.
public struct WheelFeel: Codable, Equatable, Sendable {
    /// The distance of a notch in points.
    public var notchDistance = 100.0
    /// The factor on the distance.
    public var gain = 1.0
    /// The duration in seconds; 0 jumps.
    public var glideDuration = 0.2
    /// The stiffness in 1/s² of Mozilla's spring for the first notch of a series.
    public var firstStiffness = 1250.0
    /// The stiffness in 1/s² of Mozilla's spring within a series of notches.
    public var stiffness = 1000.0
    /// The stiffness in 1/s² of Mozilla's spring for notches that come slower than before.
    public var slowingStiffness = 2000.0
    /// The minimum duration of Mozilla's bezier, in seconds.
    public var shortestDuration = 0.2
    /// The maximum duration of Mozilla's bezier, in seconds.
    public var longestDuration = 0.2
    /// The distribution of the distance over time.
    public var curve = WheelCurve.glide
    /// The rule that determines the distance.
    public var step = WheelStep.fixed
    /// The base of a notch that arrives while the previous one is moving content.
    public var `repeat` = RepeatBase.target

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Two-finger scrolling on a touchpad.
public struct TouchpadFeel: Codable, Equatable, Sendable {
    /// The factor on the distance.
    public var gain = 1.0
    /// The factor on the velocity at the lift; 0 disables momentum.
    public var momentum = 1.0
    /// The velocity in points per second at the lift below which there is no fling.
    public var minimumVelocity = 260.0
    /// The limit of the release velocity, in points per second.
    public var maximumVelocity = 12_000.0
    /// The time in seconds without events after which the fingers are considered lifted.
    public var liftGap = 0.06
    /// The time in seconds for which deltas that slow down are ignored: after a lift that snaps, and after a key during
    /// a stroke.
    public var echoWindow = 0.15
    /// The rule that selects the axes of the movement.
    public var lock = AxisLockMode.free

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Scrolling with arrow keys, page keys, Home, End and space.
public struct KeyboardFeel: Codable, Equatable, Sendable {
    /// The distance of an arrow key in points.
    public var lineDistance = 40.0
    /// The additional distance of an arrow key as a fraction of the page.
    public var lineShare = 0.0
    /// The maximum part of the previous page that remains visible, in points.
    public var pageOverlap = 40.0
    /// The maximum part of the page that remains visible, as a fraction of the page.
    public var pageOverlapShare = 0.5
    /// The duration in seconds; 0 jumps.
    public var glideDuration = 0.2
    /// The distribution of the distance over time.
    public var curve = GlideCurve.glide
    /// The base of a key press that arrives while the previous one is moving content.
    public var `repeat` = RepeatBase.target

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Animated scrolling requested by the program.
public struct AnimationFeel: Codable, Equatable, Sendable {
    /// The duration in seconds, or its maximum; 0 jumps.
    public var duration = 0.35
    /// The spring stiffness in 1/s².
    public var springStiffness = 250.0
    /// The distribution of the distance over time.
    public var curve = GlideCurve.glide

    /// Creates a value with the numbers of ``ScrollFeel/uikit``.
    public init() {}
}

extension VelocityFeel {
    /// The samples to use, in whole ticks. Segments are used regardless of their age, and only a parabola needs a history without gaps. A
    /// rest before the lift discards all samples.
    var window: VelocityWindow {
        switch estimator {
        case .leastSquares: VelocityWindow(horizon: horizon, gap: gap, rest: rest)
        case .weightedIOS, .weightedMac, .lastThree, .smoothedThree:
            VelocityWindow(horizon: .infinity, gap: .infinity, rest: rest)
        case .impulse, .history, .simpleMean: VelocityWindow(horizon: horizon, gap: .infinity, rest: rest)
        }
    }
}

extension ScrollFeel {
    /// The method that computes the velocity from the samples; Qt limits the velocity of each segment.
    var velocityMethod: VelocityMethod {
        switch velocity.estimator {
        case .leastSquares: .leastSquaresRestricted
        case .impulse: .impulse
        case .weightedIOS: .iOS
        case .weightedMac: .macOS
        case .lastThree: .lastSegmentsMean(count: 3)
        case .history: .history
        case .simpleMean: .firefox
        case .smoothedThree: .smoothedSegmentsMean(count: 3, share: 0.7, limit: fling.maximumVelocity)
        }
    }

    /// An empty tracker with this feel's window and method.
    var velocityTracker: VelocityTracker { VelocityTracker(window: velocity.window, method: velocityMethod) }
}
