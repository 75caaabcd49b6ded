import Drawing
import Foundation
import ScrollAnalysis
import ScrollUI

/// The chosen take on the stage: the recorded scene at the moment of the playhead, with the current tuning, and the
/// ghost of the other tuning if that is shown.
struct TakeStage: View {
    let model: PlaygroundModel
    let player: TakePlayer
    /// Whether it shows the other of two tunings, in its half of the stage.
    var isOther = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var scale

    var body: some View {
        let lab = model.lab
        let (time, marks) = (lab.playhead, lab.showsInput ? lab.recording.map(InputMarks.init) : nil)
        let (own, other) = (look(model.stageTuning), model.otherTuning.map(look))
        let ghost = model.stageLayout == .ghost ? other : nil
        let outlines = GhostOutlines(of: model.tuning.side.other, in: colorScheme)
        SceneFrame {
            DisplayListView {
                if isOther {
                    guard let other, let frame = player.otherFrame(at: time, look: other) else { return DisplayList() }
                    return marks?.drawn(over: frame, at: time) ?? frame.list
                }
                player.companion = other
                // Requested before the stage's own frame, so that the stage's is the last one requested.
                let shadow = ghost.flatMap { player.otherFrame(at: time, look: $0) }.map(outlines.list)
                guard var frame = player.frame(at: time, look: own) else { return DisplayList() }
                if let shadow { frame.list.append(contentsOf: shadow, 0..<shadow.items.count) }
                return marks?.drawn(over: frame, at: time) ?? frame.list
            }
            .onTapGesture { if isOther { model.flip() } else { lab.togglePlaying() } }
        }
        .id(isOther ? "other-stage" : "take-stage")
    }

    private func look(_ tuning: Tuning) -> TakeLook {
        var look = TakeLook(
            scene: model.scene, feel: tuning.feel, settings: tuning.stage, colorScheme: colorScheme, scale: scale)
        look.hidesCode = model.isTestedBlind
        return look
    }
}
