/// One of the numbers that say how a window showed a gesture. The raw values are the names that the documentation uses.
///
/// ``definition`` says how each is found; docs/feel-numbers.md is made of them.
package enum FrameNumber: String, CaseIterable, Sendable {
    case framesExpected = "frames_expected"
    case framesShown = "frames_shown"
    case median = "frame_p50"
    case percentile90 = "frame_p90"
    case percentile99 = "frame_p99"
    case worst = "frame_worst"
    case hitchRatio = "hitch_ratio"
    case jankShare = "jank_share"
    case missedForInput = "missed_for_input"
    case missedInFastScroll = "missed_in_fast_scroll"
    case missedAtFlingStart = "missed_at_fling_start"
    case missedInFling = "missed_in_fling"
    case eventsPerFrame = "events_per_frame"
    case inputAge = "input_age"

    /// How a number comes about.
    package enum Origin: String, Sendable {
        /// Counted, or read from a clock.
        case measured
        /// Rests on when frames were seen, or input made, which SDL does not tell.
        case estimated
    }

    /// Of the value; empty for a share or a count.
    package var unit: String {
        switch self {
        case .median, .percentile90, .percentile99, .worst, .inputAge: "ms"
        case .hitchRatio: "ms/s"
        default: ""
        }
    }

    /// How it comes about.
    package var origin: Origin {
        switch self {
        case .framesShown, .median, .percentile90, .percentile99, .worst, .eventsPerFrame: .measured
        default: .estimated
        }
    }

    /// What it is, in a sentence or two.
    package var definition: String {
        switch self {
        case .framesExpected:
            "Frames that the display had for moving content: one for each of its intervals between a frame and the next one "
                + "while something moved."
        case .framesShown: "Frames in which the content moved."
        case .median: "Time between two presents in a row while something moved: half of them are no longer."
        case .percentile90: "Nine tenths of them are no longer."
        case .percentile99: "99 in 100 of them are no longer."
        case .worst: "The longest of them."
        case .hitchRatio:
            "By how much frames came later than they were due, in whole intervals of the display, for each second of motion. "
                + "Below 5 is good, above 10 poor: Apple's hitch time ratio."
        case .jankShare:
            "The share of frames shown before which at least one was missed for a reason that can be noticed: Chrome's "
                + "scroll jank, version 4, whose reasons are the next four."
        case .missedForInput:
            "Intervals by which input was seen later than the best delay of the frames before makes possible."
        case .missedInFastScroll: "Intervals missed while held content went 3 pixels a frame or more before and after."
        case .missedAtFlingStart: "Intervals missed between held content that fast and its fling."
        case .missedInFling: "Intervals missed within a fling of 0.2 pixels a frame or more."
        case .eventsPerFrame: "Input events that a frame took in, on average over the frames that took any in."
        case .inputAge: "From the newest input event of a frame until its present returned: the median."
        }
    }
}
