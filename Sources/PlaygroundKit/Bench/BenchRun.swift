import Foundation
import ScrollUI
import SDLHost

/// One run of `bench` in a window: scrolls one step before each frame, measures the frame, then jumps to the middle and
/// to the end.
///
/// Does not own: the window and its loop, which call the hooks of ``hooks(quit:)``.
@MainActor
final class BenchRun {
    /// The virtual time between frames, independent of the clock.
    static let interval = Duration.seconds(1) / 60

    private enum Stage {
        case measuring
        case jumpingToMiddle(since: Double)
        case jumpingToEnd(since: Double)
        case over
    }

    private let options: BenchOptions
    private let mover: BenchMover
    private let probe: ResourceProbe
    private let environment: [String: String]
    private let window: BenchWindow?
    private var meter: BenchMeter
    private var drive: FrameDrive
    private var stage = Stage.measuring
    private(set) var line: BenchLine

    /// `window` is the whole window that `host` belongs to; nil for scenes that are drawn alone.
    init(
        _ options: BenchOptions, host: ViewHost, curves: BenchCurves, window: BenchWindow? = nil,
        environment: [String: String]
    ) {
        self.options = options
        self.window = window
        mover = BenchMover(scene: options.scene, host: host, curves: curves, window: window)
        self.environment = environment
        probe = ResourceProbe(environment: environment)
        meter = BenchMeter(seconds: options.seconds)
        let count = options.scene.itemCount(options.count)
        drive = FrameDrive(extent: options.scene.extent(itemCount: count), speed: options.scene.speed)
        line = BenchLine(name: options.name, scene: options.scene, count: count, figures: meter.figures)
    }

    /// Returns the hooks for the frame loop. `quit` ends the loop.
    func hooks(quit: @escaping () -> Void) -> LoopHooks {
        var hooks = LoopHooks()
        hooks.beforeFrame = { [unowned self] time in prepareFrame(at: time) }
        hooks.onFrame = { [unowned self] record in
            frameShown(record)
            if case .over = stage { quit() }
        }
        hooks.inSpareTime = { [unowned self] in window?.prepare(within: $0) }
        return hooks
    }

    private func prepareFrame(at time: Duration) {
        switch stage {
        case .measuring: mover.scroll(to: drive.next(), at: time)
        case .jumpingToMiddle:
            stage = .jumpingToMiddle(since: probe.now())
            if let window { return window.seekWithOtherNumbers(toShare: 0.5, at: time) }
            mover.scroll(to: drive.offset(ofItem: line.count / 2, pitch: options.scene.pitch), at: time)
        case .jumpingToEnd:
            stage = .jumpingToEnd(since: probe.now())
            if let window { return window.seekWithOtherNumbers(toShare: 1, at: time) }
            mover.scroll(to: drive.offset(ofItem: line.count - 1, pitch: options.scene.pitch), at: time)
        case .over: break
        }
    }

    private func frameShown(_ record: FrameRecord) {
        window?.frameShown()
        let presented = Double(record.presented) / 1e6
        switch stage {
        case .measuring:
            if line.firstFrame == nil {
                line.firstFrame = BenchLine.sinceStart(environment: environment, now: presented)
            }
            meter.begin(at: Double(record.began) / 1e6)
            meter.built(at: Double(record.built) / 1e6)
            if let prepared = record.prepared { meter.prepared(for: Double(prepared) / 1e6 - presented) }
            guard meter.presented(at: presented, usage: probe.usage) else { return }
            // In a whole window only a take has comparable jumps.
            let jumps = window == nil || options.scene.windowUse == .seeking
            if jumps { stage = .jumpingToMiddle(since: 0) } else { finish() }
        case .jumpingToMiddle(let start):
            line.jumpToMiddle = presented - start
            stage = .jumpingToEnd(since: 0)
        case .jumpingToEnd(let start):
            line.jumpToEnd = presented - start
            finish()
        case .over: break
        }
    }

    private func finish() {
        line.figures = meter.figures
        line.peakMemory = probe.peakMemory()
        stage = .over
    }
}
