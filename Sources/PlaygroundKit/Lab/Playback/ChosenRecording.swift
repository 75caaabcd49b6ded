import ScrollAnalysis
import ScrollUI

/// The recording of the chosen take, as the stage receives it with any tuning.
@MainActor
struct ChosenRecording {
    /// The gesture in one look.
    private struct Played {
        let look: TakeLook
        /// The input to each scroll view.
        let parts: [Recording]
        let main: Recording
    }

    /// The number of cached looks, so that switching between tunings plays nothing again.
    private static let mostPlayed = 4

    /// The whole recording, unchanged.
    let whole: Recording
    /// The scene that it is played in.
    let scene: PlaygroundScene
    /// The input to each scroll view.
    let parts: [Recording]
    private let mainView: String
    /// The settings of the stage; nil if the file does not name its scene. Then content and targets are those of the
    /// scene that it is played in, and not of the file.
    private let settings: StageSettings?
    private var played: [Played] = []

    /// `scene` is the recording's scene, or its substitute.
    init(_ recording: Recording, in scene: PlaygroundScene) {
        whole = recording
        self.scene = scene
        parts = recording.parts
        mainView = recording.mainView
        settings = recording.sceneName == scene.name ? scene.stating(recording.stageSettings ?? StageSettings()) : nil
    }

    /// Returns the input to each scroll view, as the scene receives it in that look.
    mutating func parts(with look: TakeLook, text: any TextMeasuring) -> [Recording] {
        play(with: look, text)?.parts ?? parts
    }

    /// Returns the input to the scroll view with the most input, as the scene receives it in that look; nil if that is
    /// unchanged.
    mutating func main(with look: TakeLook, text: any TextMeasuring) -> Recording? { play(with: look, text)?.main }

    /// Nil if content and rest positions are as recorded, or the scene cannot be shown in this look.
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
