import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

extension PlaygroundModel {
    /// Shows a take on the stage, with its scene. Errors are shown in the status line.
    func choose(_ take: Take) {
        show(take.recording.scene(in: program.scenes))
        do throws(PlaygroundError) {
            try lab.choose(take, look: look(in: scene), tunings: comparedTunings)
            notice = "\(take.title): space pauses, comma and period step, Escape returns to live"
        } catch {
            notice = error.message
        }
    }

    /// Shows the take at an index of the list, from 0, with its curves below it.
    func chooseTake(at index: Int) {
        guard lab.takes.indices.contains(index) else { return notice = "There is no take \(index + 1) in the list" }
        chooseFromList(lab.takes[index])
    }

    /// Shows a take on the stage with its curves, or returns to live if it is shown.
    func toggle(_ take: Take) {
        if lab.chosenTakeID == take.id { lab.letGo() } else { chooseFromList(take) }
    }

    private func look(in scene: PlaygroundScene) -> TakeLook {
        let (colorScheme, scale) = lab.surroundings()
        return TakeLook(
            scene: scene, feel: stageTuning.feel, settings: stageTuning.stage, colorScheme: colorScheme, scale: scale)
    }

    /// Adds the live input as a take, and starts to make its frames.
    func collect(_ recording: Recording, feel: ScrollFeel, at date: Date, frames: FrameNumbers?) {
        let newest = lab.takes.first?.id
        lab.collect(recording, feel: feel, at: date, frames: frames)
        guard let take = lab.takes.first, take.id != newest else { return }
        lab.upcoming = UpcomingTake(
            take, look: look(in: take.recording.scene(in: program.scenes)), text: lab.text)
    }

    private func chooseFromList(_ take: Take) {
        choose(take)
        if lab.chosenTakeID == take.id { lab.isDockOpen = true }
    }
}
