import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// The recorded input to one scroll view, until something changes that a recording cannot express.
@MainActor
struct RecordingTake {
    nonisolated static let sceneKey = "scene"
    private static let timingKey = "timing"

    private var recorder: Recorder
    private let start: Duration
    private let scene: String
    private let feel: ScrollFeel
    private let insets: EdgeInsets
    private let rule: ScrollRestRule
    private let settings: StageSettings
    private var offsets = ShownOffsets()
    private var timing: InputTiming?
    /// False after a change that is not part of the recording. Its choices of targets are not part either.
    private var takesAnswers = true
    /// Whether something happened that could not be recorded, so that later input would not continue the recording.
    private var isOver = false
    /// The current targets. Those of a long list are measured one after the other, and would be recorded each time.
    var targets: [CGRect] {
        didSet { if targets != oldValue, targets.count <= Self.mostMovingTargets { recorder.moveTargets(to: targets) } }
    }
    private static let mostMovingTargets = 500

    /// A recording that starts at `start`.
    init(_ snapshot: ScrollSnapshot, on stage: RecordedStage, start: Duration) {
        recorder = Recorder(start: start, recording: Recording(snapshot, tuning: stage.tuning))
        self.start = start
        scene = stage.scene
        feel = stage.tuning.feel
        insets = snapshot.geometry.contentInsets
        rule = snapshot.restRule
        settings = stage.tuning.stage
        targets = snapshot.targets
    }

    /// Records the source of the next event's time. One event timed on arrival makes that the source of the whole
    /// recording.
    mutating func note(_ timing: InputTiming?) {
        if self.timing != .arrival, let timing { self.timing = timing }
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
        case .chose(let target, let projection): if takesAnswers { record(target, for: projection) }
        }
    }

    /// Records a chosen target. For built-in rules a recording contains the targets, so that they are found again in
    /// any feel. It does not contain which target is retained when targets move, and targets that are too many; these
    /// are recorded as chosen.
    private mutating func record(_ target: ScrollVector?, for projection: ScrollProjection) {
        switch rule {
        case .custom, .customPages: recorder.record(chosen: target)
        case .viewAligned where targets.isEmpty: recorder.record(chosen: target)
        case .viewAligned where projection.cause == .resize:
            if let target { recorder.record(remembered: RememberedOffset(from: projection.projected, to: target)) }
        case .none, .paging, .viewAligned: break
        }
    }

    /// Marks a change that is not part of the recording, like the choices of targets that follow it.
    mutating func pass() {
        takesAnswers = false
        isOver = true
    }

    /// Continues with a new scroll view of the same name, which is at rest at its start, as if the old one had been
    /// scrolled there.
    mutating func begin(anew snapshot: ScrollSnapshot, on stage: RecordedStage, at time: Duration) {
        guard isOf(snapshot, stage), snapshot.phase == .idle else { return isOver = true }
        guard !recorder.recording.events.isEmpty else { return self = RecordingTake(snapshot, on: stage, start: start) }
        let (geometry, size) = (snapshot.geometry, snapshot.frame.size)
        record(.intent(.resize(width: size.width, height: size.height)), at: time)
        record(.intent(.content(width: geometry.contentSize.width, height: geometry.contentSize.height)), at: time)
        targets = snapshot.targets
        let offset = ScrollVector(x: geometry.contentOffset.x, y: geometry.contentOffset.y)
        record(.intent(.scrollTo(offset, animated: false)), at: time)
    }

    func isOf(_ snapshot: ScrollSnapshot, _ stage: RecordedStage) -> Bool {
        !isOver && isOf(stage) && insets.isSame(as: snapshot.geometry.contentInsets) && rule == snapshot.restRule
    }

    func isOf(_ stage: RecordedStage) -> Bool {
        scene == stage.scene && feel == stage.tuning.feel && settings.sceneValues == stage.tuning.stage.sceneValues
    }

    mutating func shown(_ offset: CGPoint, at time: Duration) {
        offsets.add(ScrollVector(x: offset.x, y: offset.y), at: time - start)
    }

    var recording: Recording {
        var recording = recorder.recording
        recording.unknown[""] = [
            Self.sceneKey: .string(scene), StageSettings.key: .object(settings.json), ShownOffsets.key: offsets.json,
        ]
        if let timing { recording.unknown[""]?[Self.timingKey] = .string(timing.rawValue) }
        return recording
    }
}

extension ScrollChange {
    /// Whether the change comes from layout and not from input.
    var isLayout: Bool {
        switch self {
        case .intent(.resize), .intent(.content), .intent(.insets), .shift: true
        case .intent, .jump, .chose: false
        }
    }
}

extension EdgeInsets {
    /// Returns whether the insets are equal up to rounding, which differs with the size of the window.
    fileprivate func isSame(as other: EdgeInsets) -> Bool {
        max(
            abs(top - other.top), abs(leading - other.leading), abs(bottom - other.bottom),
            abs(trailing - other.trailing))
            < 1e-6
    }
}
