import Observation
import ScrollAnalysis

/// What the inspector shows: what is looked for, and which groups are open.
@Observable @MainActor
final class InspectorModel {
    /// What is typed in the field above the groups.
    var query = ""
    /// The keyboard was asked for in the field, which may not be there yet.
    var wantsKeyboard = false
    /// The keyboard was asked for among the actions above the list of feels.
    var wantsPresetActions = false
    /// How springs are said.
    var springForm = SpringForm.stiffness
    /// Of the fling whose curve is shown, in points per second.
    var flingSpeed = FeelCurveSpeed.standard
    /// A touchpad was used, and its numbers matter.
    private(set) var hasTouchpad = false
    /// Groups that a person opened or closed, by scene and title.
    private var folds: [String: Bool] = [:]

    var search: TuningSearch { TuningSearch(query) }

    func note(_ device: InputDevice) {
        if device == .touchpad, !hasTouchpad { hasTouchpad = true }
    }

    func isOpen(_ group: TuningGroup, in scene: PlaygroundScene, stage: StageSettings) -> Bool {
        folds[key(group, scene.name)] ?? group.isReached(in: scene, stage: stage, hasTouchpad: hasTouchpad)
    }

    func setOpen(_ isOpen: Bool, _ group: TuningGroup, in scene: String) { folds[key(group, scene)] = isOpen }

    private func key(_ group: TuningGroup, _ scene: String) -> String { scene + "/" + group.title }
}
