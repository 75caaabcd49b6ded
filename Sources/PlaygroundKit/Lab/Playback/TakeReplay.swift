import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// A recording on its way through the real scene with one look, frame by frame, in a host of its own. It only goes forward.
///
/// Does not own: a clock, the frames that it went through.
@MainActor
final class TakeReplay {
    private let host: ViewHost
    private let viewID: ScrollViewID
    private var replay: SceneReplay

    /// At the start of the recording. Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be.
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

    /// Of the frame that it is at, since the start of the recording.
    var time: Duration { host.time }

    /// The frame that it is at.
    var frame: TakeRun.Frame {
        TakeRun.Frame(
            time: host.time, list: host.displayList,
            scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false))
    }

    /// That there is a frame up to `time` that it has not come to.
    func isBehind(_ time: Duration) -> Bool { !replay.isTooLong && replay.nextFrame.map { $0 <= time } ?? false }

    /// Goes on to the next frame up to `time`; false where there is none.
    func step(until time: Duration) -> Bool { replay.step(until: time) }

    /// Goes on to the last frame up to `time` and paints that one alone, which is most of the work of a frame.
    func skip(until time: Duration) {
        guard replay.step(until: time, isSeen: false) else { return }
        while replay.step(until: time, isSeen: false) {}
        host.paintSkippedFrame()
    }
}
