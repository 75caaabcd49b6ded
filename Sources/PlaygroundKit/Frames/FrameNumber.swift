/// A number that describes how a window showed a gesture. The raw values are the names in the documentation.
///
/// ``definition`` defines each; docs/feel-numbers.md contains the definitions.
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
    case inputAgePercentile99 = "input_age_p99"
    case motionAge = "motion_age"

    /// The origin of a number.
    package enum Origin: String, Sendable {
        /// Counted, or read from a clock.
        case measured
        /// Depends on when frames were seen or input was made, which SDL does not report.
        case estimated
    }

    /// The unit of the value; empty for a share or a count.
    package var unit: String {
        switch self {
        case .median, .percentile90, .percentile99, .worst, .inputAge, .inputAgePercentile99, .motionAge: "ms"
        case .hitchRatio: "ms/s"
        default: ""
        }
    }

    /// The origin of the number.
    package var origin: Origin {
        switch self {
        case .framesShown, .median, .percentile90, .percentile99, .worst, .eventsPerFrame: .measured
        default: .estimated
        }
    }

    /// The definition, in a sentence or two.
    package var definition: String {
        switch self {
        case .framesExpected:
            "Frames that the display could have shown of moving content: one for each of its intervals between a frame and the next one "
                + "while something moved."
        case .framesShown: "Frames in which the content moved."
        case .median: "The median of the times between two successive presents while something moved."
        case .percentile90: "The 90th percentile of these times."
        case .percentile99: "The 99th percentile of these times."
        case .worst: "The longest of these times."
        case .hitchRatio:
            "The lateness of frames, in whole intervals of the display, for each second of motion. "
                + "This is Apple's hitch time ratio: below 5 is good, above 10 poor."
        case .jankShare:
            "The share of shown frames before which at least one was missed noticeably, by the rules of Chrome's "
                + "scroll jank metric, version 4. The next four numbers are its reasons."
        case .missedForInput:
            "Intervals by which input was shown later than with the best delay of earlier frames."
        case .missedInFastScroll: "Intervals missed while held content moved 3 pixels a frame or more before and after."
        case .missedAtFlingStart: "Intervals missed between held content that moved that fast and its fling."
        case .missedInFling: "Intervals missed within a fling of 0.2 pixels a frame or more."
        case .eventsPerFrame: "The average number of input events per frame, over the frames with input."
        case .inputAge: "The median time from the newest input event of a frame until its present returned."
        case .inputAgePercentile99: "The 99th percentile of these times."
        case .motionAge:
            "The median time from the moment at which a frame shows content that moves by itself until its present returned: "
                + "about zero if that is predicted, and otherwise as long as a frame takes."
        }
    }
}
