/// Collects what one `bench` run measures: feed it the moments of each frame in their order.
///
/// ```swift
/// meter.begin(at: clock.monotonic)    // the step starts, before events are polled
/// meter.built(at: clock.monotonic)    // the scene is built, nothing is rasterised
/// meter.submitted(at: clock.monotonic)
/// if meter.presented(at: clock.monotonic, usage: { .now(clock) }) { break }
/// ```
/// Does not own: clocks, drawing, the printed line (``BenchLine``). All times are in milliseconds.
package struct BenchMeter: Sendable {
    /// Frames that are drawn and not counted, while caches fill.
    package static let warmUpFrames = 30
    private static let capacity = 1 << 20

    /// Wall time to measure after the warm-up, in milliseconds.
    package let duration: Double
    /// Intervals between two presents, in milliseconds, in the order in which they were measured.
    package private(set) var intervals: [Double] = []
    private var seen = 0
    private var sums = (built: 0.0, submitted: 0.0)
    private var counts = (built: 0, submitted: 0)
    private var began = 0.0
    private var previous = 0.0
    private var start: (time: Double, usage: ResourceUsage)?
    private var end: ResourceUsage?

    /// A meter that measures for `seconds` after the warm-up. Takes all the memory that it needs here, so that no frame does.
    package init(seconds: Double) {
        duration = seconds * 1000
        intervals.reserveCapacity(Self.capacity)
    }

    /// A frame starts, before events are polled.
    package mutating func begin(at time: Double) { began = time }

    /// The scene is built and queued; nothing is rasterised.
    package mutating func built(at time: Double) {
        guard isMeasuring else { return }
        sums.built += time - began
        counts.built += 1
    }

    /// Everything is rasterised or handed to the graphics library; only the present is left.
    package mutating func submitted(at time: Double) {
        guard isMeasuring else { return }
        sums.submitted += time - began
        counts.submitted += 1
    }

    /// The present returned at `time`. True when enough has been measured. `usage` is asked twice in a run.
    package mutating func presented(at time: Double, usage: () -> ResourceUsage) -> Bool {
        defer { previous = time }
        seen += 1
        guard let start else {
            if seen >= Self.warmUpFrames { start = (time, usage()) }
            return false
        }
        guard end == nil else { return true }
        if intervals.count < Self.capacity { intervals.append(time - previous) }
        if time - start.time >= duration { end = usage() }
        return end != nil
    }

    private var isMeasuring: Bool { start != nil && end == nil }

    /// The figures of the run so far.
    package var figures: BenchFigures {
        let frames = Double(max(1, intervals.count))
        let used = start.flatMap { start in end.map { ResourceUsage.difference($0, start.usage) } }
        return BenchFigures(
            frames: intervals.count,
            cpu: used.map { $0.processCPU / frames },
            built: counts.built > 0 ? sums.built / Double(counts.built) : nil,
            submitted: counts.submitted > 0 ? sums.submitted / Double(counts.submitted) : nil,
            serverCPU: used.flatMap { $0.serverCPU.map { $0 / frames } },
            allocations: used.flatMap { $0.allocations.map { Double($0) / frames } },
            intervals: FrameIntervals(intervals))
    }
}

/// What a whole run comes to, per frame and in milliseconds; nil where it was not measured.
package struct BenchFigures: Equatable, Sendable {
    /// Frames that were measured.
    package var frames = 0
    /// Of all threads of the process.
    package var cpu: Double?
    /// Start of a frame until its scene is built.
    package var built: Double?
    /// Start of a frame until just before its present.
    package var submitted: Double?
    /// The display server's share.
    package var serverCPU: Double?
    /// Calls of malloc and its kin.
    package var allocations: Double?
    /// Between one present and the next.
    package var intervals: FrameIntervals?
}

/// The middle, the slow end and the worst of the intervals between frames, in milliseconds.
package struct FrameIntervals: Equatable, Sendable {
    /// Half of them are shorter.
    package var median: Double
    /// One in a hundred is longer.
    package var percentile99: Double
    /// The longest of all.
    package var longest: Double

    /// Nil when nothing was measured. The value at rank `floor((count - 1) p)`, with no interpolation. O(n log n).
    package init?(_ intervals: [Double]) {
        guard let longest = intervals.max() else { return nil }
        let sorted = intervals.sorted()
        median = sorted[Int(Double(sorted.count - 1) * 0.5)]
        percentile99 = sorted[Int(Double(sorted.count - 1) * 0.99)]
        self.longest = longest
    }
}
