import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Plays a recording into a scene: each event at its own time, into the scroll view that the scene is about, or into the other
/// one that it was recorded of.
///
/// The scene has its own content, and so changes of the content's size that were recorded are left out. A recorded resize
/// changes the whole scene by as much as the scroll view changed.
@MainActor
struct SceneReplay {
    private let host: ViewHost
    private let stage: BareStage
    private var queue: ReplayQueue
    /// As the recording has it at the time advanced to.
    private var viewport: CGSize
    /// That were laid out since the start.
    private(set) var frameCount = 0
    private let limit: FileLimit

    /// Lays the scene out and takes its scroll view to where the recording begins.
    ///
    /// With `fitsViewport`, the scene gets the size at which its scroll view is as large as it was recorded. `file` is only used
    /// in messages. Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be. More frames than
    /// `limit` make it ``isTooLong``.
    init(
        _ recording: Recording, host: ViewHost, stage: BareStage, fitsViewport: Bool, file: String = "the recording",
        limit: FileLimit = .frames
    ) throws(PlaygroundError) {
        self.host = host
        self.limit = limit
        self.stage = stage
        queue = ReplayQueue(recording, scene: stage.scene)
        viewport = recording.viewport
        host.advance(to: .zero)
        if fitsViewport, let shown = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame.size {
            let size = Self.size(of: host.size, changing: shown, to: recording.viewport)
            try check(size, "viewport", file)
            resizeScene(to: size)
            host.advance(to: .zero)
        }
        try checkSizes(recording, file)
        queue.begin(in: host)
    }

    /// Does everything that happens up to and including `time`, and shows it. Times only go forward. Stops where it
    /// ``isTooLong``.
    mutating func advance(to time: Duration) {
        while step(until: time) {}
        if !isTooLong { show(time) }
    }

    /// Makes the next frame in which something happens, if it is due up to and including `time`; false where there is none,
    /// or it ``isTooLong``.
    ///
    /// Frames are those of ``FrameGrid``, whatever `time` is. Events happen at their own times in between. A frame that is not
    /// `isSeen` is not painted, and changes nothing of those that follow.
    mutating func step(until time: Duration, isSeen: Bool = true) -> Bool {
        guard !isTooLong, let frame = nextFrame, frame <= time else { return false }
        show(frame, isSeen: isSeen)
        return true
    }

    /// More frames were needed than a picture may take.
    var isTooLong: Bool { frameCount > limit.value }

    /// When something happens next; nil once all has happened and rests.
    var nextFrame: Duration? {
        let next = FrameGrid.next(after: host.time)
        if host.needsFrame { return next }
        guard let due = [queue.nextTime, host.nextWakeUp].compactMap({ $0 }).min() else { return nil }
        return max(next, FrameGrid.first(from: due))
    }

    private mutating func show(_ time: Duration, isSeen: Bool = true) {
        while let event = queue.next(until: time) { take(event) }
        frameCount += 1
        if isSeen { host.frame(at: time) } else { host.skipFrame(at: time) }
    }

    private mutating func take(_ event: ReplayQueue.Event) {
        switch event.intent {
        case .content, .insets: break
        case .resize(let width, let height):
            guard event.view == PlaygroundScene.stageID else { return }
            // What came before it was laid out in the size before.
            frameCount += 1
            host.skipFrame(at: event.time)
            let size = CGSize(width: width, height: height)
            resizeScene(to: Self.size(of: host.size, changing: viewport, to: size))
            viewport = size
        default: queue.apply(event.intent, to: event.view, of: host, at: event.time)
        }
    }

    private func resizeScene(to size: CGSize) {
        host.size = size
        stage.size = size
    }

    private static func size(of scene: CGSize, changing old: CGSize, to new: CGSize) -> CGSize {
        CGSize(
            width: max(1, scene.width + new.width - old.width), height: max(1, scene.height + new.height - old.height))
    }

    /// Before anything is drawn: all sizes that the scene is going to have.
    private func checkSizes(_ recording: Recording, _ file: String) throws(PlaygroundError) {
        var (scene, viewport) = (host.size, viewport)
        for (index, event) in recording.events.enumerated() {
            guard case .resize(let width, let height) = event.intent else { continue }
            let next = CGSize(width: width, height: height)
            scene = Self.size(of: scene, changing: viewport, to: next)
            viewport = next
            try check(scene, "events[\(index)]", file)
        }
    }

    private func check(_ size: CGSize, _ path: String, _ file: String) throws(PlaygroundError) {
        guard let excess = PictureSize.excess(of: size, scale: host.scale) else { return }
        let (width, height) = (Double(size.width).shortestDecimal, Double(size.height).shortestDecimal)
        throw PlaygroundError(
            .malformed,
            "\(file): \(path): found a size that makes the scene \(width) by \(height) points, expected no picture with "
                + "\(excess).",
            remedy: "Lower the size there, or --size and --scale.")
    }
}
