import ScrollAnalysis
import ScrollPhysics

extension TuningGroup {
    /// Returns whether gestures in a scene can depend on the numbers of this group, so that it is open at first. For
    /// scenes of other programs this is not known.
    func isReached(in scene: PlaygroundScene, stage: StageSettings, hasTouchpad: Bool) -> Bool {
        switch title {
        case "Snap":
            !scene.followsStage || Self.snappingScenes.contains(scene.name)
                || [.paging, .viewAligned].contains(stage.snapBehavior)
        case "Animation": !scene.followsStage || Self.animatedScenes.contains(scene.name)
        case "Touchpad": hasTouchpad
        default: true
        }
    }

    /// The scenes with a scroll view that has a rule for where it rests.
    private static let snappingScenes: Set = [
        "gallery", "pages", "feed", "programmatic", "paging-lab", "sheet", "sizing", "near-top",
    ]

    /// The scenes in which the program scrolls.
    private static let animatedScenes: Set = ["gallery", "pages", "programmatic", "chat", "sheet", "from-uikit"]
}
