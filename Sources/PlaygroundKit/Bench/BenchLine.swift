import ScrollAnalysis

/// The one line that `bench` prints: a JSON object whose keys come in a fixed order, null where nothing was measured.
package struct BenchLine: Equatable, Sendable {
    /// What the comparison calls the program.
    package var name: String
    /// What was drawn.
    package var scene: BenchScene
    /// Items in the scene.
    package var count: Int
    /// From `PEER_T0_NS` to the return of the first present, in milliseconds.
    package var firstFrame: Double?
    /// What the meter made of the frames.
    package var figures: BenchFigures
    /// The most memory that the process held, in MiB.
    package var peakMemory: Double?
    /// From the wish to be there until the middle item is presented, in milliseconds.
    package var jumpToMiddle: Double?
    /// The same for the last item.
    package var jumpToEnd: Double?

    /// The line of a run; the jumps and the memory are filled in afterwards.
    package init(name: String, scene: BenchScene, count: Int, figures: BenchFigures) {
        self.name = name
        self.scene = scene
        self.count = count
        self.figures = figures
    }

    /// Milliseconds from the start of the process to `now`, both on CLOCK_MONOTONIC; nil unless `PEER_T0_NS` says when the
    /// process was started.
    package static func sinceStart(environment: [String: String], now: Double) -> Double? {
        environment["PEER_T0_NS"].flatMap { Double($0) }.map { now - $0 / 1e6 }
    }

    /// The line, without a line break.
    package var json: String {
        let object: JSONObject = [
            "name": .string(name), "scene": .string(scene.rawValue), "n": .number(Double(count)),
            "first_frame_ms": Self.figure(firstFrame), "frames": .number(Double(figures.frames)),
            "cpu_ms_per_frame": Self.figure(figures.cpu), "app_ms_per_frame": Self.figure(figures.built),
            "p50_ms": Self.figure(figures.intervals?.median),
            "p99_ms": Self.figure(figures.intervals?.percentile99),
            "max_ms": Self.figure(figures.intervals?.longest), "rss_mb": Self.figure(peakMemory),
            "allocs_per_frame": Self.figure(figures.allocations), "jump_mid_ms": Self.figure(jumpToMiddle),
            "jump_end_ms": Self.figure(jumpToEnd), "submit_ms_per_frame": Self.figure(figures.submitted),
            "x_cpu_ms_per_frame": Self.figure(figures.serverCPU),
        ]
        return JSONWriter.line(.object(object))
    }

    /// Ten-thousandths are as fine as the clocks are steady.
    static func figure(_ value: Double?) -> JSONValue {
        guard let value, value.isFinite else { return .null }
        return .number((value * 10_000).rounded() / 10_000)
    }
}
