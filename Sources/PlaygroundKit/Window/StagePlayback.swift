import Foundation
import ScrollAnalysis
import ScrollUI

/// Plays a recording once into the open window, each event at its recorded time after the start.
///
/// The scene has its own content and the window its own size, so recorded changes of either are ignored. Does not own:
/// a clock. It gets the times of frames.
@MainActor
final class StagePlayback {
    /// The pause before the first event, in which the start is visible.
    private static let pause = Duration.milliseconds(700)

    private let host: ViewHost
    private var queue: ReplayQueue
    /// The time of the recording's zero; nil before the first frame.
    private var start: Duration?

    /// Scrolls the views of a host after layout to the offsets at the start of the recording.
    init(_ recording: Recording, scene: PlaygroundScene, host: ViewHost) {
        self.host = host
        queue = ReplayQueue(recording, scene: scene)
        queue.begin(in: host)
    }

    /// The time of the next event; nil before the first frame and after the last event.
    var nextWakeUp: Duration? {
        guard let start, let next = queue.nextTime else { return nil }
        return start + next
    }

    /// Whether every event was played.
    var isOver: Bool { queue.nextTime == nil }

    /// Applies the events up to and including `time`. Call before each frame with its time.
    func play(until time: Duration) {
        let start = self.start ?? time + Self.pause
        self.start = start
        while let event = queue.next(until: time - start) {
            switch event.intent {
            case .content, .insets, .resize: break
            default: queue.apply(event.intent, to: event.view, of: host, at: start + event.time)
            }
        }
    }

    /// Cancels everything that the recording holds, without a fling.
    func stop() { queue.cancel(in: host, at: host.time) }
}

extension Recording {
    /// The smallest and largest window for a recording, in points.
    private static let sizes = (least: CGSize(width: 320, height: 240), most: CGSize(width: 1920, height: 1200))

    /// Returns the size of the window at which the scene's scroll view has its recorded size, within the limits of
    /// screens.
    @MainActor func windowSize(_ start: PlaygroundStart) -> CGSize {
        var size = CGSize(width: 1280, height: 800)
        // Panels fold in a narrow window, which gives their space to the scene, so that one step is not enough.
        for _ in 0..<16 {
            let host = makePlaygroundHost(
                size: size, model: PlaygroundModel(program: start.program, scene: start.scene, tuning: start.tuning))
            host.frame(at: .zero)
            guard let shown = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame.size, shown != viewport else {
                break
            }
            size.width = min(
                max(size.width + viewport.width - shown.width, Self.sizes.least.width), Self.sizes.most.width)
            size.height = min(
                max(size.height + viewport.height - shown.height, Self.sizes.least.height), Self.sizes.most.height)
        }
        return size
    }
}

extension InputEvent {
    /// Whether the event is user input that stops automatic playback.
    var takesOver: Bool {
        switch kind {
        case .pointerDown, .wheel, .keyDown: true
        default: false
        }
    }
}
