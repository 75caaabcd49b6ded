import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Plays a recording into a scene: each event at its own time, into the scroll view that it was recorded of.
///
/// The scene has its own content, so recorded changes of the content's size are ignored. A recorded resize changes the
/// size of the whole scene by the same amount.
@MainActor
struct SceneReplay {
    private let host: ViewHost
    private let stage: BareStage
    private var queue: ReplayQueue
    /// The recorded size of the viewport at the current time.
    private var viewport: CGSize
    /// The number of frames since the start.
    private(set) var frameCount = 0
    private let limit: FileLimit

    /// Lays the scene out and scrolls it to the start of the recording.
    ///
    /// With `fitsViewport`, the scene gets the size at which its scroll view has the recorded size. `file` is only used
    /// in messages. Throws ``ExitStatus/malformed`` if the scene would exceed the size of pictures. With more frames
    /// than `limit` it is ``isTooLong``.
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

    /// Applies all events up to and including `time`, and makes a frame. Times must not decrease. Stops if it
    /// ``isTooLong``.
    mutating func advance(to time: Duration) {
        while step(until: time) {}
        if !isTooLong { show(time) }
    }

    /// Makes the next needed frame, if it is due up to and including `time`. Returns false if there is none, or if it
    /// ``isTooLong``.
    ///
    /// Frames are those of ``FrameGrid``, independent of `time`. Events are applied at their own times in between. With
    /// `isSeen` false the frame is not painted, which does not change later frames.
    mutating func step(until time: Duration, isSeen: Bool = true) -> Bool {
        guard !isTooLong, let frame = nextFrame, frame <= time else { return false }
        show(frame, isSeen: isSeen)
        return true
    }

    /// Whether the limit of frames is exceeded.
    var isTooLong: Bool { frameCount > limit.value }

    /// The time of the next frame; nil if no input remains and everything is at rest.
    var nextFrame: Duration? {
        let next = FrameGrid.next(after: host.time)
        if host.needsFrame { return next }
        guard let due = Duration.earlier(queue.nextTime, host.nextWakeUp) else { return nil }
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
            // Earlier input is laid out in the old size.
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

    /// Checks all sizes of the scene in advance, before anything is drawn.
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
