import Drawing
import Foundation
import ScrollPhysics
import ScrollUI

/// A recording played once through the real scene with one look, and every frame of it kept.
///
/// Frames are made as `render --recording` makes them, by the same code, in the same order, whichever moments are asked for;
/// so a moment shows the same whether it was played, sought or gone back to.
/// Does not own: a clock.
@MainActor
final class TakeRun {
    /// One picture, from its moment until that of the next.
    struct Frame {
        /// Since the start of the recording.
        let time: Duration
        var list: DisplayList
        /// The scroll view that was scrolled most; nil where there is none any more.
        let scroll: ScrollSnapshot?
    }

    /// So many frames are kept, 25 s of motion at some 10 KB each.
    static let mostFrames = 3000

    let look: TakeLook
    private let recording: Recording
    private let host: ViewHost
    private let viewID: ScrollViewID
    private var replay: SceneReplay
    /// In order of time.
    private(set) var frames: [Frame] = []

    /// Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        self.look = look
        let scene = look.scene
        let size = SceneRenderer.standardSize
        let stage = BareStage(scene: scene, feel: look.feel, settings: look.settings, size: size)
        stage.hidesCode = look.hidesCode
        host = ViewHost(size: size, scale: look.scale, text: text) { BareScene(stage: stage) }
        host.colorScheme = look.colorScheme
        host.onWarning = { _ in }
        viewID = ScrollViewID(name: recording.mainView, inside: scene.name)
        replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        host.frame(at: .zero)
        keep()
    }

    /// What is seen at `time`: the last frame that is not later. Nil where it is not kept any more.
    ///
    /// Linear in the frames that were not made yet, else logarithmic.
    func frame(at time: Duration) -> Frame? {
        while step(until: time) {}
        let later = frames.partitioningIndex { $0.time > time }
        return later > 0 ? frames[later - 1] : nil
    }

    /// Makes the next frame up to `time`; false where there is none.
    func step(until time: Duration) -> Bool {
        guard replay.step(until: time) else { return false }
        keep()
        return true
    }

    /// The next frame takes the place of the oldest ones.
    var isFull: Bool { frames.count == Self.mostFrames }

    private func keep() {
        if isFull { frames.removeFirst(Self.mostFrames / 2) }
        frames.append(
            Frame(
                time: host.time, list: host.displayList,
                scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false)))
    }
}
