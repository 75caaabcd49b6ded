import Observation
import ScrollAnalysis

/// The state of the inspector: the search text and the open groups.
@Observable @MainActor
final class InspectorModel {
    /// The text of the search field.
    var query = ""
    /// Whether the search field should take the keyboard focus. The field may not exist yet.
    var wantsKeyboard = false
    /// Whether the actions above the list of feels should take the keyboard focus.
    var wantsPresetActions = false
    /// The quantities that springs are shown in.
    var springForm = SpringForm.stiffness
    /// The velocity of the fling whose curve is shown, in points per second.
    var flingSpeed = FeelCurveSpeed.standard
    /// Whether the window shows content that moves by itself where it will be when the frame is seen.
    var predictsMotion = true
    /// Whether a touchpad was used, so that its numbers are relevant.
    private(set) var hasTouchpad = false
    /// The groups that the user opened or closed, by scene and title.
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
