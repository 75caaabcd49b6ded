import Foundation
import ScrollAnalysis
import ScrollUI
import SDLHost

/// One run of `bench` for a display with so many frames a second: moves the scene before each frame, and sees whether it is in time.
///
/// Does not own: the window and its loop, which call ``hooks(quit:)``.
@MainActor
final class PacedRun {
    private let options: BenchOptions
    private let rate: Int
    private let mover: BenchMover
    private var drive: FrameDrive
    private var flings = BenchFlings()
    private var framesShown = 0
    private(set) var figures: PacedFigures

    /// `window` is what shows a whole window, whose host is `host`.
    init(_ options: BenchOptions, rate: Int, host: ViewHost, curves: BenchCurves, window: BenchWindow? = nil) {
        self.options = options
        self.rate = rate
        mover = BenchMover(scene: options.scene, host: host, curves: curves, window: window)
        figures = PacedFigures(rate: rate)
        let count = options.scene.itemCount(options.count)
        drive = FrameDrive(
            extent: options.scene.extent(itemCount: count), speed: options.scene.speed * 60 / Double(rate))
    }

    /// What the loop calls; `quit` ends it.
    func hooks(quit: @escaping () -> Void) -> LoopHooks {
        var hooks = LoopHooks()
        hooks.beforeFrame = { [unowned self] in prepareFrame(at: $0) }
        hooks.onFrame = { [unowned self] record in
            frameShown(record)
            if isOver { quit() }
        }
        hooks.inSpareTime = { [unowned self] in mover.window?.prepare(within: $0) }
        return hooks
    }

    private func prepareFrame(at time: Duration) {
        guard options.scene.isFlung else { return mover.scroll(to: drive.next(), at: time) }
        if framesShown > 0, let fling = flings.fling(at: time) { mover.give(fling, at: time) }
    }

    private func frameShown(_ record: FrameRecord) {
        mover.window?.frameShown()
        framesShown += 1
        guard framesShown > BenchMeter.warmUpFrames else { return }
        figures.add(
            began: Double(record.began) / 1e6, presented: Double(record.presented) / 1e6, rows: record.report.rowsMade)
    }

    /// Flings end with the rows.
    private var isOver: Bool {
        guard framesShown > BenchMeter.warmUpFrames else { return false }
        if options.scene.isFlung, mover.isAtEnd { return true }
        return Double(figures.lengths.count) >= options.seconds * Double(rate)
    }

    /// One JSON object, without a line break.
    var json: String {
        let lengths = FrameIntervals(figures.lengths)
        let object: JSONObject = [
            "name": .string(options.name), "scene": .string(options.scene.rawValue),
            "n": .number(Double(options.scene.itemCount(options.count))), "hz": .number(Double(rate)),
            "prefetch": .bool(options.preparesRows), "frames": .number(Double(figures.lengths.count)),
            "frames_over_time": .number(Double(figures.framesOverTime)),
            "hitch_ms_per_s": BenchLine.figure(figures.hitchRatio), "p50_ms": BenchLine.figure(lengths?.median),
            "p99_ms": BenchLine.figure(lengths?.percentile99), "max_ms": BenchLine.figure(lengths?.longest),
            "rows_not_ready": .number(Double(figures.rowsMade)),
        ]
        return JSONWriter.line(.object(object))
    }
}
