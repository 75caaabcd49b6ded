import ScrollAnalysis
import ScrollUI

/// The recording of the chosen take, as the stage takes it with any tuning.
@MainActor
struct ChosenRecording {
    /// The gesture as one tuning has it.
    private struct Played {
        let look: TakeLook
        /// What was done to each scroll view.
        let parts: [Recording]
        let main: Recording
    }

    /// So many tunings are flipped through without playing anything again.
    private static let mostPlayed = 4

    /// As it was made, with all that was done in it.
    let whole: Recording
    /// The scene that it is played in.
    let scene: PlaygroundScene
    /// What was done to each scroll view.
    let parts: [Recording]
    private let mainView: String
    /// How the stage was set; nil where the file does not say of which scene it is: content and targets are those of the scene
    /// that it is played in, and not of the file.
    private let settings: StageSettings?
    private var played: [Played] = []

    /// `scene` is that of the recording, or the one that stands in for it.
    init(_ recording: Recording, in scene: PlaygroundScene) {
        whole = recording
        self.scene = scene
        parts = recording.parts
        mainView = recording.mainView
        settings = recording.sceneName == scene.name ? scene.stating(recording.stageSettings ?? StageSettings()) : nil
    }

    /// What was done to each scroll view, as the scene takes it with that look.
    mutating func parts(with look: TakeLook, text: any TextMeasuring) -> [Recording] {
        play(with: look, text)?.parts ?? parts
    }

    /// What was done to the scroll view to which most was done, as the scene takes it with that look; nil where that is as it
    /// was recorded.
    mutating func main(with look: TakeLook, text: any TextMeasuring) -> Recording? { play(with: look, text)?.main }

    /// Nil where content lies and rests as it was recorded, or the scene cannot be shown in this look.
    private mutating func play(with look: TakeLook, _ text: any TextMeasuring) -> Played? {
        if let settings, scene.stating(look.settings).scrolls(like: settings) { return nil }
        if let known = played.first(where: { $0.look == look }) { return known }
        guard let recording = try? whole.played(with: look, text: text) else { return nil }
        let new = Played(look: look, parts: recording.parts, main: recording.part(mainView))
        if played.count == Self.mostPlayed { played.removeFirst() }
        played.append(new)
        return new
    }
}
