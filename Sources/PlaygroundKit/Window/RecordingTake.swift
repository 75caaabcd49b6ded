import Foundation
import ScrollPhysics
import ScrollUI

/// What was done to one scroll view, as long as nothing changes that a recording cannot say.
@MainActor
struct RecordingTake {
    private static let sceneKey = "scene"

    private var recorder: Recorder
    private let start: Duration
    private let scene: String
    private let feel: ScrollFeel
    private let insets: EdgeInsets
    private let rule: ScrollRestRule
    private let stage: StageSettings
    private var offsets = ShownOffsets()
    /// False after a change that is not part of the recording: its answers are not either.
    private var takesAnswers = true
    /// Where the targets are. Those of a long list are measured one after the other and would be recorded each time.
    var targets: [CGRect] {
        didSet { if targets != oldValue, targets.count <= Self.mostMovingTargets { recorder.moveTargets(to: targets) } }
    }
    private static let mostMovingTargets = 500

    /// Counts from `start`.
    init(_ snapshot: ScrollSnapshot, _ model: PlaygroundModel, start: Duration) {
        recorder = Recorder(start: start, recording: Recording(snapshot, tuning: model.tuning))
        self.start = start
        scene = model.scene.name
        feel = model.tuning.feel
        insets = snapshot.geometry.contentInsets
        rule = snapshot.restRule
        stage = model.tuning.stage
        targets = snapshot.targets
    }

    mutating func record(_ change: ScrollChange, at time: Duration) {
        switch change {
        case .intent(let intent):
            takesAnswers = true
            recorder.record(intent, at: time)
        case .shift(let shift):
            takesAnswers = true
            recorder.record(shift: shift, at: time)
        case .jump(let distance):
            takesAnswers = true
            recorder.record(jump: distance, at: time)
        // Of the other rules a recording tells the targets, so that they are found again in any feel.
        case .chose(let place): if rule == .custom, takesAnswers { recorder.record(chosen: place) }
        }
    }

    /// Something happened that is not part of the recording.
    mutating func pass() { takesAnswers = false }

    func isOf(_ snapshot: ScrollSnapshot, _ model: PlaygroundModel) -> Bool {
        isOf(model) && insets == snapshot.geometry.contentInsets && rule == snapshot.restRule
    }

    func isOf(_ model: PlaygroundModel) -> Bool { scene == model.scene.name && feel == model.tuning.feel }

    mutating func shown(_ offset: CGPoint, at time: Duration) {
        offsets.add(ScrollVector(x: offset.x, y: offset.y), at: time - start)
    }

    var recording: Recording {
        var recording = recorder.recording
        recording.unknown[""] = [
            Self.sceneKey: .string(scene), StageSettings.key: .object(stage.json), ShownOffsets.key: offsets.json,
        ]
        return recording
    }
}

extension ScrollChange {
    /// Nobody did it: lengths changed.
    var isLayout: Bool {
        switch self {
        case .intent(.resize), .intent(.content), .intent(.insets), .shift: true
        case .intent, .jump, .chose: false
        }
    }
}
