import Drawing
import Foundation
import ScrollUI

/// The chosen take on the stage: the scene as it was recorded, at the moment of the playhead, with the tuning in use.
struct TakeStage: View {
    let model: PlaygroundModel
    let player: TakePlayer
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var scale

    var body: some View {
        let lab = model.lab
        let look = TakeLook(
            feel: model.tuning.feel, settings: model.tuning.stage, colorScheme: colorScheme, scale: scale)
        let (time, marks) = (lab.playhead, lab.showsInput ? lab.recording.map(InputMarks.init) : nil)
        SceneFrame {
            DisplayListView {
                guard let frame = player.frame(at: time, look: look) else { return DisplayList() }
                return marks?.drawn(over: frame, at: time) ?? frame.list
            }
            .onTapGesture { lab.togglePlaying() }
        }
        .id("take-stage")
    }
}
