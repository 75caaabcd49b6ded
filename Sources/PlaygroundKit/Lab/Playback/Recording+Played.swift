import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// A gesture as another stage takes it: the same input, with the content and the targets that are there.
extension Recording {
    /// The recording that the window would make if the same were done in it with that look: played through the scene until
    /// all rests. Linear in the frames of the gesture. Throws ``ExitStatus/malformed`` where the scene would become larger
    /// than a picture may be. `size` is that of the scene in points; nil for the one that the recording was made at.
    @MainActor func played(
        with look: TakeLook, text: any TextMeasuring, size: CGSize? = nil
    ) throws(PlaygroundError) -> Recording {
        let first = size ?? SceneRenderer.standardSize
        let stage = BareStage(scene: look.scene, feel: look.feel, settings: look.settings, size: first)
        let host = ViewHost(size: first, scale: look.scale, text: text) { BareScene(stage: stage) }
        host.images = ImageFiles { _ in }.loader
        host.onWarning = { _ in }
        var replay = try SceneReplay(self, host: host, stage: stage, fitsViewport: size == nil)
        host.frame(at: .zero)
        var tuning = Tuning(feel: look.feel)
        tuning.stage = look.settings
        let recorded = RecordedStage(scene: look.scene, tuning: tuning)
        let recorder = StageRecorder(host: host) { recorded }
        let end = duration + GestureSamples.patience
        while replay.step(until: end) { recorder.frameShown() }
        return recorder.recording ?? self
    }
}

extension StageSettings {
    /// Content lies and rests as with the other ones; only its looks may differ.
    func scrolls(like other: StageSettings) -> Bool {
        (snapBehavior, snapLimit, contentMargin, sceneValues)
            == (other.snapBehavior, other.snapLimit, other.contentMargin, other.sceneValues)
    }
}

extension Tuning {
    /// Content moves and rests as with the other one.
    func scrolls(like other: Tuning) -> Bool { feel == other.feel && stage.scrolls(like: other.stage) }
}
