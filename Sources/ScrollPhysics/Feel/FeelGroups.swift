// Units, ranges and sources of all these numbers are in `ScrollFeel.parameters`, once.

/// When a press turns into a drag, and along which axes.
public struct DragFeel: Codable, Equatable, Sendable {
    /// Points that a finger moves before the content follows.
    public var slop = 10.0
    /// Points that a pressed mouse moves before the content follows.
    public var mouseSlop = 4.0
    /// Points that a pen moves before the content follows.
    public var penSlop = 10.0
    /// Larger part of the first movement over the smaller, above which the drag keeps to one axis.
    public var lockRatio = 1.25
    /// Degrees from an axis within which a first movement keeps to it; for locks by angle.
    public var lockAngle = 30.0
    /// Degrees from its axis beyond which a sticky drag leaves it.
    public var breakAngle = 22.5
    /// How it decides along which axes it moves.
    public var lock = AxisLockMode.rails
    /// How it begins once it has left its slop.
    public var start = DragStart.withoutSlop

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// How the velocity of a finger is measured when it lifts.
public struct VelocityFeel: Codable, Equatable, Sendable {
    /// Seconds before the lift that count.
    public var horizon = 0.1
    /// Seconds of silence that end the history.
    public var gap = 0.04
    /// Seconds of silence before the lift after which it throws nothing.
    public var rest = 0.04
    /// How the samples make a velocity.
    public var estimator = VelocityEstimator.leastSquares

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// How a fling slows down.
public struct FlingFeel: Codable, Equatable, Sendable {
    /// Share of the velocity that is left after a millisecond.
    public var decelerationRate = 0.998
    /// Points per second squared, for the curves that slow down by a fixed amount.
    public var deceleration = 1400.0
    /// Android's friction, for the spline and the ballistic curve.
    public var friction = 0.015
    /// Factor on the velocity at the lift; 0 turns momentum off.
    public var momentum = 1.0
    /// Points per second at the lift of a finger below which there is no fling.
    public var minimumVelocity = 260.0
    /// Points per second to which the release velocity of a finger is bounded.
    public var maximumVelocity = 12_000.0
    /// Points that a gesture went at most where it throws nothing.
    public var minimumDistance = 0.0
    /// Points that are left when the motion counts as ended.
    public var restDistance = 0.01
    /// Points per second at which an exponential motion counts as ended, if that comes first.
    public var restVelocity = 10.0
    /// How the velocity shrinks.
    public var curve = FlingCurve.exponential
    /// What repeated flings add up to.
    public var carry = MomentumCarry.none
    /// Where an exponential motion may end.
    public var rest = RestRounding.pixel

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// What lies beyond the first and the last offset.
public struct EdgeFeel: Codable, Equatable, Sendable {
    /// Slope of the stretch at the edge; 0 for a hard edge.
    public var rubberBandCoefficient = 0.55
    /// Points of pull before content gives way; stretches that go by steps do at once.
    public var stretchThreshold = 0.0
    /// Points beyond the edge that a finger can pull at most; the viewport is a limit too.
    public var stretchLimit = 1_000_000.0
    /// Points beyond the edge that a fling goes at most.
    public var flingLimit = 1_000_000.0
    /// Share of the velocity at the edge that goes beyond it.
    public var transfer = 1.0
    /// Points per second that go beyond the edge at most.
    public var maximumTransfer = 1_000_000.0
    /// Points per second squared, of Android's motion beyond the edge.
    public var deceleration = 2000.0
    /// Per second squared, for a mass of one.
    public var springStiffness = 119.4
    /// 1 is critical.
    public var springDampingRatio = 1.0
    /// Share of ω times the distance from the edge with which content that is let go there sets out for it.
    public var letGo = 0.663
    /// Points that are left when the motion counts as ended.
    public var restDistance = 0.1
    /// How far content follows a finger.
    public var stretch = EdgeStretch.rubberBand
    /// How it comes back.
    public var `return` = EdgeReturn.spring

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// How content comes to rest on a target.
public struct SnapFeel: Codable, Equatable, Sendable {
    /// Points per second from which a release insists on its direction.
    public var velocityThreshold = 300.0
    /// Seconds; 0 jumps to the target.
    public var longestSettle = 2.0
    /// Per second squared, for a mass of one.
    public var springStiffness = 100.0
    /// 1 is critical.
    public var springDampingRatio = 1.0
    /// Per second squared: the spring to a page.
    public var pageStiffness = 300.0
    /// Notches after which a turn leaves its target.
    public var notchCommit = 0.5
    /// How content moves to a target.
    public var curve = SnapCurve.adjustedDecay
    /// How content moves to a whole page.
    public var pages = PageCurve.spring

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// A wheel that clicks.
public struct WheelFeel: Codable, Equatable, Sendable {
    /// Points for each notch.
    public var notchDistance = 100.0
    /// Factor on the distance.
    public var gain = 1.0
    /// Seconds; 0 jumps.
    public var glideDuration = 0.2
    /// Per second squared: Mozilla's spring for the first notch of a row.
    public var firstStiffness = 1250.0
    /// Per second squared: Mozilla's spring in a row of notches.
    public var stiffness = 1000.0
    /// Per second squared: Mozilla's spring for notches that come slower than before.
    public var slowingStiffness = 2000.0
    /// Seconds; Mozilla's bezier.
    public var shortestDuration = 0.2
    /// Seconds; Mozilla's bezier.
    public var longestDuration = 0.2
    /// How the distance is spread over time.
    public var curve = WheelCurve.glide
    /// What the distance depends on.
    public var step = WheelStep.fixed
    /// Where a notch counts from while the one before moves content.
    public var `repeat` = RepeatBase.target

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Two fingers on a touchpad.
public struct TouchpadFeel: Codable, Equatable, Sendable {
    /// Factor on the distance.
    public var gain = 1.0
    /// Factor on the velocity at the lift; 0 turns momentum off.
    public var momentum = 1.0
    /// Points per second at the lift below which there is no fling.
    public var minimumVelocity = 260.0
    /// Points per second to which a release velocity is bounded.
    public var maximumVelocity = 12_000.0
    /// Seconds of silence that tell a lift.
    public var liftGap = 0.06
    /// Seconds in which dwindling deltas after a snap are dropped.
    public var echoWindow = 0.15
    /// How it decides along which axes it moves.
    public var lock = AxisLockMode.free

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Arrows, page keys, Home, End and space.
public struct KeyboardFeel: Codable, Equatable, Sendable {
    /// Points for each press of an arrow.
    public var lineDistance = 40.0
    /// The same as a share of the page, which is added.
    public var lineShare = 0.0
    /// Points of the page before that stay in sight at most.
    public var pageOverlap = 40.0
    /// Share of the page that stays in sight at most.
    public var pageOverlapShare = 0.5
    /// Seconds; 0 jumps.
    public var glideDuration = 0.2
    /// How the distance is spread over time.
    public var curve = GlideCurve.glide
    /// Where a key counts from while the one before moves content.
    public var `repeat` = RepeatBase.target

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

/// Scrolling that a program asks for.
public struct AnimationFeel: Codable, Equatable, Sendable {
    /// Seconds, or the most that a distance may take; 0 jumps.
    public var duration = 0.35
    /// Per second squared, of the spring.
    public var springStiffness = 250.0
    /// How the distance is spread over time.
    public var curve = GlideCurve.glide

    /// The numbers of ``ScrollFeel/uikit``.
    public init() {}
}

extension VelocityFeel {
    /// Which samples count, in whole ticks. Segments count whatever their age, and only a parabola needs a history
    /// without gaps; a rest before the lift ends all of them.
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
    /// How the samples make a velocity; Qt bounds each of its own.
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

    /// An empty tracker that measures so.
    var velocityTracker: VelocityTracker { VelocityTracker(window: velocity.window, method: velocityMethod) }
}
