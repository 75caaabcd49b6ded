import ScrollAnalysis
import ScrollPhysics

extension TuningGroup {
    /// Whether what a person does in a scene can have to do with the numbers of this group, so that they are shown at first. What a
    /// scene of somebody else's does is not known.
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

    /// Those with a scroll view that has a rule for where it rests.
    private static let snappingScenes: Set = [
        "gallery", "pages", "feed", "programmatic", "paging-lab", "sheet", "sizing", "near-top",
    ]

    /// Those in which the program scrolls.
    private static let animatedScenes: Set = ["gallery", "pages", "programmatic", "chat", "sheet", "from-uikit"]
}
