import Foundation
import ScrollPhysics
import ScrollUI

/// Records what is done to the scene's scroll view.
///
/// A recording knows one scene, one feel and one set of margins. When one of them changes, what was recorded stays as it is,
/// and the next thing that is done to the content at rest begins a new recording.
/// Does not own: a clock, files, the host and the model.
@MainActor
final class StageRecorder {
    private let host: ViewHost
    private let model: PlaygroundModel
    private var take: Take?

    /// Sees every intent from now on.
    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
        begin(at: host.time)
        observe()
    }

    /// What was recorded last; nil where the scene has no scroll view of its own.
    var recording: Recording? { take?.recording }

    /// To be called after each frame.
    func frameShown() {
        observe()
        guard let snapshot = snapshot(), take?.isOf(snapshot, model) == true else { return }
        take?.shown(snapshot.geometry.contentOffset, at: host.time)
    }

    /// A scene that was put on the stage brings a scroll view that nobody observes yet.
    private func observe() {
        host.observeScroll(ofID: PlaygroundScene.stageID) { [weak self] change, time in
            self?.record(change, at: time)
        }
    }

    private func record(_ change: ScrollChange, at time: Duration) {
        guard let snapshot = snapshot() else { return }
        if take?.isOf(snapshot, model) != true {
            guard snapshot.phase == .idle, !change.isLayout else { return }
            begin(at: time)
        }
        take?.record(change, at: time)
        // After a shift the layout goes on, and the lengths that it ends with are told too.
        if change.isLayout, case .intent = change, case .viewAligned = snapshot.restRule {
            take?.targets = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.targets ?? []
        }
    }

    private func begin(at time: Duration) {
        take = host.scrollSnapshot(ofID: PlaygroundScene.stageID).map { Take($0, model, at: time) }
    }

    private func snapshot() -> ScrollSnapshot? {
        host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
    }
}

/// One recording, as long as nothing changes that it cannot say.
@MainActor
private struct Take {
    private static let sceneKey = "scene"

    private var recorder: Recorder
    private let start: Duration
    private let scene: String
    private let feel: ScrollFeel
    private let insets: EdgeInsets
    private let rule: ScrollRestRule
    private let stage: StageSettings
    private var offsets = ShownOffsets()
    /// Where the targets are. Those of a long list are measured one after the other and would be recorded each time.
    var targets: [CGRect] {
        didSet { if targets != oldValue, targets.count <= Self.mostMovingTargets { recorder.moveTargets(to: targets) } }
    }
    private static let mostMovingTargets = 500

    init(_ snapshot: ScrollSnapshot, _ model: PlaygroundModel, at time: Duration) {
        recorder = Recorder(start: time, recording: Recording(snapshot, tuning: model.tuning))
        start = time
        scene = model.scene.name
        feel = model.tuning.feel
        insets = snapshot.geometry.contentInsets
        rule = snapshot.restRule
        stage = model.tuning.stage
        targets = snapshot.targets
    }

    mutating func record(_ change: ScrollChange, at time: Duration) {
        switch change {
        case .intent(let intent): recorder.record(intent, at: time)
        case .shift(let shift): recorder.record(shift: shift, at: time)
        }
    }

    func isOf(_ snapshot: ScrollSnapshot, _ model: PlaygroundModel) -> Bool {
        scene == model.scene.name && feel == model.tuning.feel && insets == snapshot.geometry.contentInsets
            && rule == snapshot.restRule
    }

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
    fileprivate var isLayout: Bool {
        switch self {
        case .intent(.resize), .intent(.content), .intent(.insets), .shift: true
        case .intent: false
        }
    }
}
