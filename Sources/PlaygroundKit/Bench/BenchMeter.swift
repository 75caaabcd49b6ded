/// Collects the measurements of one `bench` run. The caller passes the times of each frame in order.
///
/// ```swift
/// meter.begin(at: clock.monotonic)    // the step starts, before events are polled
/// meter.built(at: clock.monotonic)    // the scene is built, nothing is rasterised
/// meter.submitted(at: clock.monotonic)
/// if meter.presented(at: clock.monotonic, usage: { .now(clock) }) { break }
/// ```
/// Does not own: clocks, drawing, the printed line (``BenchLine``). All times are in milliseconds.
package struct BenchMeter: Sendable {
    /// Frames that are drawn but not counted, while caches fill.
    package static let warmUpFrames = 30
    private static let capacity = 1 << 20

    /// The wall time to measure after the warm-up, in milliseconds.
    package let duration: Double
    /// The intervals between presents, in milliseconds, in the order of measurement.
    package private(set) var intervals: [Double] = []
    private var seen = 0
    private var sums = (built: 0.0, submitted: 0.0)
    private var counts = (built: 0, submitted: 0)
    private var began = 0.0
    private var previous = 0.0
    private var start: (time: Double, usage: ResourceUsage)?
    private var end: ResourceUsage?

    /// A meter that measures for `seconds` after the warm-up. Allocates all its memory here, so that frames allocate
    /// none.
    package init(seconds: Double) {
        duration = seconds * 1000
        intervals.reserveCapacity(Self.capacity)
    }

    /// Records the start of a frame, before events are polled.
    package mutating func begin(at time: Double) { began = time }

    /// Records that the scene is built and queued, before anything is rasterised.
    package mutating func built(at time: Double) {
        guard isMeasuring else { return }
        sums.built += time - began
        counts.built += 1
    }

    /// Records that preparing the views of later frames took `time`, which counts as building.
    package mutating func prepared(for time: Double) {
        guard isMeasuring else { return }
        sums.built += time
    }

    /// Records that everything is rasterised or handed to the graphics library. Only the present is left.
    package mutating func submitted(at time: Double) {
        guard isMeasuring else { return }
        sums.submitted += time - began
        counts.submitted += 1
    }

    /// Records that the present returned at `time`. Returns true when enough has been measured. `usage` is called twice
    /// in a run.
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

/// The figures of a whole run, per frame and in milliseconds; nil where not measured.
package struct BenchFigures: Equatable, Sendable {
    /// The number of measured frames.
    package var frames = 0
    /// Processor time of all threads of the process.
    package var cpu: Double?
    /// From the start of a frame until its scene is built, and the preparing of later frames.
    package var built: Double?
    /// From the start of a frame until just before its present.
    package var submitted: Double?
    /// Processor time of the display server.
    package var serverCPU: Double?
    /// Calls of malloc and related functions.
    package var allocations: Double?
    /// The intervals between presents.
    package var intervals: FrameIntervals?
}

/// The median, 99th percentile and maximum of the intervals between frames, in milliseconds.
package struct FrameIntervals: Equatable, Sendable {
    /// The interval that half of them are shorter than.
    package var median: Double
    /// The interval that one in a hundred exceeds.
    package var percentile99: Double
    /// The longest interval.
    package var longest: Double

    /// Nil for no intervals. A percentile is the value at rank `floor((count - 1) p)`, without interpolation. O(n log
    /// n).
    package init?(_ intervals: [Double]) {
        guard let longest = intervals.max() else { return nil }
        let sorted = intervals.sorted()
        median = sorted[Int(Double(sorted.count - 1) * 0.5)]
        percentile99 = sorted[Int(Double(sorted.count - 1) * 0.99)]
        self.longest = longest
    }
}
