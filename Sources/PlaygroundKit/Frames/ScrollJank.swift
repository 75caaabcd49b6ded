/// Finds the display frames that a scroll missed noticeably, and the reasons, by the rules of Chrome's scroll jank
/// metric, version 4 (`cc/metrics/scroll_jank_v4_decider.cc` of Chromium).
///
/// A frame one interval after the previous one is never janky. A later one is janky if one of the reasons holds.
/// Content that stands still because the hand rests misses nothing.
struct ScrollJank: Sendable {
    /// The reason why a missed frame is noticeable.
    enum Reason: CaseIterable, Sendable {
        /// Earlier frames showed their input faster. At that pace this input would have been shown earlier.
        case lateInput
        /// Held content moved fast before and after.
        case fastScroll
        /// Between held content that moved fast and its fling.
        case flingStart
        /// Within a fling that is not about to end.
        case fling
    }

    /// The speed in pixels per frame from which held content is fast (`fast_scroll_continuity_threshold`).
    private static let fastTravel = 3.0
    /// The speed in pixels per frame from which a fling is not about to end (`fling_continuity_threshold`).
    private static let flingTravel = 0.2
    /// The intervals that each interval without a frame adds to the allowed delay (`discount_factor`).
    private static let discount = 0.01
    /// The difference in intervals up to which two delays are equal (`stability_correction`).
    private static let stability = 0.05

    private struct Previous {
        var presented: Double
        var isInertial: Bool
        var isFast: Bool
        /// The shortest recent time from input to frame, in seconds.
        var bestDelay: Double
    }

    private var previous: Previous?

    /// Returns the missed display frames by reason; empty for a frame in time. `interval` is the display's in seconds,
    /// above zero. Reasons may overlap: a missed frame counts under each that holds.
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

    /// Returns why a gap between these two frames is noticeable; nil if it is not.
    private func continuity(of frame: ShownFrame, after previous: Previous) -> Reason? {
        if frame.isInertial, frame.travel >= Self.flingTravel {
            if previous.isInertial { return .fling }
            return previous.isFast ? .flingStart : nil
        }
        return previous.isFast && frame.travel >= Self.fastTravel ? .fastScroll : nil
    }

    /// The upper bound of counts, so that they fit an Int.
    private static let most = 1e9
}
