/// A number that characterizes the feel of a gesture. The raw values are its names in files and options.
///
/// Lengths are in points, times in seconds. ``definition`` defines each number; docs/feel-numbers.md is generated from
/// it.
public enum FeelNumber: String, CaseIterable, Sendable {
    case trackingRatio = "tracking_ratio"
    case trackingLag = "tracking_lag"
    case velocityBeforeLift = "velocity_before_lift"
    case velocityAfterLift = "velocity_after_lift"
    case liftRatio = "lift_ratio"
    case peakVelocity = "peak_velocity"
    case flingDistance = "fling_distance"
    case flingDuration = "fling_duration"
    case timeTo50 = "time_to_50"
    case timeTo90 = "time_to_90"
    case timeToRest = "time_to_rest"
    case overshoot
    case overshootShare = "overshoot_share"
    case snapError = "snap_error"
    case reversals
    case largestJerk = "largest_jerk"
    case notchDistance = "notch_distance"
    case notchLatency = "notch_latency"
    case notchTimeTo90 = "notch_time_to_90"
    case notchEvenness = "notch_evenness"
    case distanceOverVelocity = "distance_over_velocity"

    /// The method by which a number is obtained.
    public enum Origin: String, Sendable {
        /// From the closed forms of the motion, up to rounding.
        case computed
        /// From a thousand samples of the motion per second.
        case sampled
        /// From the recorded positions of a pointer, which has no velocity of its own.
        case estimated
    }

    /// The unit of the value; empty for a ratio or a count.
    public var unit: String {
        switch self {
        case .trackingRatio, .liftRatio, .overshootShare, .reversals, .notchEvenness: ""
        case .trackingLag, .flingDuration, .timeTo50, .timeTo90, .timeToRest, .notchLatency, .notchTimeTo90,
            .distanceOverVelocity:
            "s"
        case .velocityBeforeLift, .velocityAfterLift, .peakVelocity: "pt/s"
        case .flingDistance, .overshoot, .snapError, .notchDistance: "pt"
        case .largestJerk: "pt/s³"
        }
    }

    /// The method by which it is obtained.
    public var origin: Origin {
        switch self {
        case .velocityBeforeLift, .liftRatio: .estimated
        case .velocityAfterLift, .flingDistance, .timeToRest, .snapError, .notchDistance, .notchEvenness,
            .distanceOverVelocity, .trackingRatio:
            .computed
        default: .sampled
        }
    }

    /// The definition in a sentence or two.
    public var definition: String {
        switch self {
        case .trackingRatio:
            "Distance of the held content per point of the pointer's distance, after the event that started the content's motion. "
                + "1 is content that stays under the finger."
        case .trackingLag:
            "The longest time from an event of held content until the content is within half a point of the event's "
                + "destination."
        case .velocityBeforeLift:
            "Distance over time of the held content in the last 40 ms of its movement; 0 if it was held still for 40 ms "
                + "before the lift."
        case .velocityAfterLift: "Velocity of the content at the last lift or fling, as the motion begins."
        case .liftRatio: "velocity_after_lift over velocity_before_lift; 1 is an imperceptible lift."
        case .peakVelocity: "The highest speed of content that is not held."
        case .flingDistance: "From the offset at the last lift or fling to the offset at rest."
        case .flingDuration:
            "From the last lift or fling until the content first passes an edge, or else comes to rest."
        case .timeTo50: "From the last lift, fling, notch or key until half of the distance to rest is covered."
        case .timeTo90: "The same for nine tenths of the distance."
        case .timeToRest: "From the last lift, fling, notch or key until nothing moves."
        case .overshoot:
            "Largest distance of the content beyond the offset at rest, in the direction of the motion; of a fling that "
                + "ends where it began, in the direction of velocity_after_lift."
        case .overshootShare: "overshoot over the distance from the last lift, fling, notch or key to rest."
        case .snapError: "From the offset at rest to the nearest page or aligned view; 0 is content that rests on one."
        case .reversals: "Number of reversals of content that is not held, by at least half a point."
        case .largestJerk:
            "The largest change of acceleration over time of content that is not held, except at events and at the "
                + "moments at which one motion follows another."
        case .notchDistance: "Distance of the first notch of a wheel if it were the only one."
        case .notchLatency: "From the first notch until it has moved the content by half a point."
        case .notchTimeTo90:
            "From the first notch until nine tenths of its distance are covered, if it were the only one."
        case .notchEvenness:
            "The shortest over the longest of the distances that each of the first five notches adds; 1 is a wheel "
                + "whose notches are all equal."
        case .distanceOverVelocity:
            "fling_distance over velocity_after_lift; the time constant of an exponential decay."
        }
    }
}
