/// The properties of the stage that a recording contains.
@MainActor
struct RecordedStage {
    /// The name of the scene.
    let scene: String
    /// The tuning, with all of the scene's own numbers.
    let tuning: Tuning

    /// `tuning` on a stage that shows `scene`.
    init(scene: PlaygroundScene, tuning: Tuning) {
        self.scene = scene.name
        var tuning = tuning
        tuning.stage = scene.stating(tuning.stage)
        self.tuning = tuning
    }
}
