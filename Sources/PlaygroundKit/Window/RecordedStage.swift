/// What a recording knows of the stage that it is made on.
@MainActor
struct RecordedStage {
    /// Name of the scene.
    let scene: String
    /// With every number of the scene's own.
    let tuning: Tuning

    /// `tuning` on a stage that shows `scene`.
    init(scene: PlaygroundScene, tuning: Tuning) {
        self.scene = scene.name
        var tuning = tuning
        tuning.stage = scene.stating(tuning.stage)
        self.tuning = tuning
    }
}
