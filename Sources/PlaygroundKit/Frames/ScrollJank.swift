/// Tells for each frame of a scroll how many frames of the display were missed that somebody could notice, and why: the rules of
/// Chrome's scroll jank metric, version 4 (`cc/metrics/scroll_jank_v4_decider.cc` of Chromium).
///
/// A frame that comes an interval after the one before is never janky. A later one is if one of the reasons holds: content that
/// stands still because the hand rests misses nothing.
struct ScrollJank: Sendable {
    /// Why it mattered that frames were missed.
    enum Reason: CaseIterable, Sendable {
        /// Frames before were faster with their input: at that pace this input would have been seen earlier.
        case lateInput
        /// Content that follows the hand moved fast before and after.
        case fastScroll
        /// Between content that followed the hand fast and its fling.
        case flingStart
        /// Within a fling that is not about to end.
        case fling
    }

    /// Pixels a frame from which on held content is fast (`fast_scroll_continuity_threshold`).
    private static let fastTravel = 3.0
    /// Pixels a frame from which on a fling is not about to end (`fling_continuity_threshold`).
    private static let flingTravel = 0.2
    /// Intervals by which each interval without a frame forgives a later one (`discount_factor`).
    private static let discount = 0.01
    /// Intervals within which two delays are the same (`stability_correction`).
    private static let stability = 0.05

    private struct Previous {
        var presented: Double
        var isInertial: Bool
        var isFast: Bool
        /// The shortest time from input to frame that was seen of late, in seconds.
        var bestDelay: Double
    }

    private var previous: Previous?

    /// Missed frames of the display by reason, empty for a frame in time. `interval` is that of the display in seconds, above
    /// zero. Reasons may overlap: one missed frame counts under each that holds.
    mutating func add(_ frame: ShownFrame, interval: Double) -> [Reason: Int] {
        if frame.beginsScroll { previous = nil }
        let delay = frame.presented - (frame.input.last ?? frame.time)
        let isFast = frame.travel >= Self.fastTravel
        guard let previous else {
            self.previous = Previous(
                presented: frame.presented, isInertial: frame.isInertial, isFast: isFast, bestDelay: delay)
            return [:]
        }
        let intervals = max(1, ((frame.presented - previous.presented) / interval).rounded())
        let missed = intervals > 1 ? self.missed(by: frame, after: previous, intervals: intervals, interval) : [:]
        let best = previous.bestDelay + intervals * Self.discount * interval
        self.previous = Previous(
            presented: frame.presented, isInertial: frame.isInertial, isFast: isFast,
            bestDelay: missed.isEmpty ? min(best, delay) : delay)
        return missed
    }

    private func missed(
        by frame: ShownFrame, after previous: Previous, intervals: Double, _ interval: Double
    ) -> [Reason: Int] {
        var missed: [Reason: Int] = [:]
        let fair = previous.bestDelay + ((intervals - 1) * Self.discount - Self.stability) * interval
        let age = frame.presented - (frame.input.first ?? frame.time)
        let late = ((age - fair) / ((1 - Self.discount) * interval)).rounded(.towardZero)
        if late > 0 { missed[.lateInput] = Int(min(late, Self.most)) }
        if let reason = continuity(of: frame, after: previous) {
            missed[reason] = Int(min(intervals - 1, Self.most))
        }
        return missed
    }

    /// Why a gap between these two frames is seen; nil where it is not.
    private func continuity(of frame: ShownFrame, after previous: Previous) -> Reason? {
        if frame.isInertial, frame.travel >= Self.flingTravel {
            if previous.isInertial { return .fling }
            return previous.isFast ? .flingStart : nil
        }
        return previous.isFast && frame.travel >= Self.fastTravel ? .fastScroll : nil
    }

    /// A gap is no longer than a number can tell.
    private static let most = 1e9
}
