import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// The gesture on another stage: the same input with the content and targets of that stage.
extension Recording {
    /// Returns the recording that the window would make of the same input in that look, played through the scene until
    /// everything is at rest. O(frames). Throws ``ExitStatus/malformed`` if the scene would exceed the size of
    /// pictures. `size` is the size of the scene in points; nil for the recording's.
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
    /// Returns whether content has the same layout and rest positions as with the other settings.
    func scrolls(like other: StageSettings) -> Bool {
        (snapBehavior, snapLimit, contentMargin, sceneValues)
            == (other.snapBehavior, other.snapLimit, other.contentMargin, other.sceneValues)
    }
}

extension Tuning {
    /// Returns whether content moves and rests as with the other tuning.
    func scrolls(like other: Tuning) -> Bool { feel == other.feel && stage.scrolls(like: other.stage) }
}
