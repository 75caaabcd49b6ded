import Foundation
import ScrollAnalysis
import ScrollUI

/// Plays a recording once into the open window: each event as long after the start as it was recorded.
///
/// The scene has its own content and the window its own size, and so changes of either that were recorded are left out.
/// Does not own: a clock; it takes the time of the frames.
@MainActor
final class StagePlayback {
    /// Long enough to see where it begins.
    private static let pause = Duration.milliseconds(700)

    private let host: ViewHost
    private var queue: ReplayQueue
    /// When the recording's time is zero; nil before the first frame.
    private var start: Duration?

    /// Takes the scroll views of a host that was laid out to where the recording begins.
    init(_ recording: Recording, scene: PlaygroundScene, host: ViewHost) {
        self.host = host
        queue = ReplayQueue(recording, scene: scene)
        queue.begin(in: host)
    }

    /// When the next event is to happen; nil before the first frame and after the last event.
    var nextWakeUp: Duration? {
        guard let start, let next = queue.nextTime else { return nil }
        return start + next
    }

    /// Every event was played.
    var isOver: Bool { queue.nextTime == nil }

    /// Does what happens up to and including `time`; to be called before each frame with its time.
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

    /// Lets go of whatever the recording holds; nothing is thrown.
    func stop() { queue.cancel(in: host, at: host.time) }
}

extension Recording {
    /// The sizes that a window is opened with to fit a recording, in points.
    private static let sizes = (least: CGSize(width: 320, height: 240), most: CGSize(width: 1920, height: 1200))

    /// The size of the window at which the scene's scroll view is as large as it was recorded, as far as screens go.
    @MainActor func windowSize(_ start: PlaygroundStart) -> CGSize {
        var size = CGSize(width: 1280, height: 800)
        // Panels fold in a narrow window, which gives their room to the scene, so that one step is not enough.
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
    /// A person takes the window in hand: what plays by itself stops.
    var takesOver: Bool {
        switch kind {
        case .pointerDown, .wheel, .keyDown: true
        default: false
        }
    }
}
