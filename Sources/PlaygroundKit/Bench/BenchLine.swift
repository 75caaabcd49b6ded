import ScrollAnalysis

/// The line that `bench` prints: a JSON object with keys in a fixed order. Figures that were not measured are null.
package struct BenchLine: Equatable, Sendable {
    /// The program's name in the comparison.
    package var name: String
    /// The scene that was drawn.
    package var scene: BenchScene
    /// The number of items in the scene.
    package var count: Int
    /// From `PEER_T0_NS` to the return of the first present, in milliseconds.
    package var firstFrame: Double?
    /// The figures of the measured frames.
    package var figures: BenchFigures
    /// The peak memory of the process, in MiB.
    package var peakMemory: Double?
    /// From the request to jump until the middle item is presented, in milliseconds.
    package var jumpToMiddle: Double?
    /// The same for the last item.
    package var jumpToEnd: Double?

    /// A line for a run. The jumps and the memory are filled in later.
    package init(name: String, scene: BenchScene, count: Int, figures: BenchFigures) {
        self.name = name
        self.scene = scene
        self.count = count
        self.figures = figures
    }

    /// Returns the milliseconds from the start of the process to `now`, both on CLOCK_MONOTONIC. The start is read from
    /// `PEER_T0_NS`; nil without it.
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

    /// Rounds to ten-thousandths, the resolution of the clocks.
    static func figure(_ value: Double?) -> JSONValue {
        guard let value, value.isFinite else { return .null }
        return .number((value * 10_000).rounded() / 10_000)
    }
}
