/// What a recording knows of the stage that it is made on.
struct RecordedStage {
    /// Name of the scene.
    var scene: String
    var tuning: Tuning
}
