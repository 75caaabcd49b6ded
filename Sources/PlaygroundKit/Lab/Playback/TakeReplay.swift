import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// Plays a recording through the real scene with one look, frame by frame, in a separate host. It can only advance.
///
/// Does not own: a clock, earlier frames.
@MainActor
final class TakeReplay {
    private let host: ViewHost
    private let viewID: ScrollViewID
    private var replay: SceneReplay

    /// A replay at the start of the recording. Throws ``ExitStatus/malformed`` if the scene would exceed the size of
    /// pictures.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        let scene = look.scene
        let size = SceneRenderer.standardSize
        let stage = BareStage(scene: scene, feel: look.feel, settings: look.settings, size: size)
        stage.hidesCode = look.hidesCode
        host = ViewHost(size: size, scale: look.scale, text: text) { BareScene(stage: stage) }
        host.colorScheme = look.colorScheme
        host.images = ImageFiles { _ in }.loader
        host.onWarning = { _ in }
        viewID = ScrollViewID(name: recording.mainView, inside: scene.name)
        replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        host.frame(at: .zero)
    }

    /// The time of the current frame, since the start of the recording.
    var time: Duration { host.time }

    /// The current frame.
    var frame: TakeRun.Frame {
        TakeRun.Frame(
            time: host.time, list: host.displayList,
            scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false))
    }

    /// Returns whether a frame up to `time` remains.
    func isBehind(_ time: Duration) -> Bool { !replay.isTooLong && replay.nextFrame.map { $0 <= time } ?? false }

    /// Advances to the next frame up to `time`. Returns false if there is none.
    func step(until time: Duration) -> Bool { replay.step(until: time) }

    /// Advances to the last frame up to `time` and paints only that one. Painting is almost half of the work of a
    /// frame.
    func skip(until time: Duration) {
        guard replay.step(until: time, isSeen: false) else { return }
        while replay.step(until: time, isSeen: false) {}
        host.paintSkippedFrame()
    }
}
