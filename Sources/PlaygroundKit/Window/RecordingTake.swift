import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// What was done to one scroll view, as long as nothing changes that a recording cannot say.
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
    /// False after a change that is not part of the recording: its answers are not either.
    private var takesAnswers = true
    /// Something happened while it could not be recorded: what follows begins elsewhere than the recording ends.
    private var isOver = false
    /// Where the targets are. Those of a long list are measured one after the other and would be recorded each time.
    var targets: [CGRect] {
        didSet { if targets != oldValue, targets.count <= Self.mostMovingTargets { recorder.moveTargets(to: targets) } }
    }
    private static let mostMovingTargets = 500

    /// Counts from `start`.
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

    /// Where the time of the next event is from. One that was only seen to arrive makes it so for all.
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

    /// Of rules that are not the program's own a recording tells the targets, so that they are found again in any feel;
    /// which of them is remembered when they move, it does not. Targets that are too many to be told are told as they were
    /// chosen.
    private mutating func record(_ target: ScrollVector?, for projection: ScrollProjection) {
        switch rule {
        case .custom, .customPages: recorder.record(chosen: target)
        case .viewAligned where targets.isEmpty: recorder.record(chosen: target)
        case .viewAligned where projection.cause == .resize:
            if let target { recorder.record(remembered: RememberedOffset(from: projection.projected, to: target)) }
        case .none, .paging, .viewAligned: break
        }
    }

    /// Something happens that is not part of the recording, nor are the answers to it.
    mutating func pass() {
        takesAnswers = false
        isOver = true
    }

    /// The scroll view is another one with the same name, at rest where it begins: it is as if it had been taken there.
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
    /// Nobody did it: lengths changed.
    var isLayout: Bool {
        switch self {
        case .intent(.resize), .intent(.content), .intent(.insets), .shift: true
        case .intent, .jump, .chose: false
        }
    }
}

extension EdgeInsets {
    /// The same insets, found by other sums: a window of another size may give other last digits.
    fileprivate func isSame(as other: EdgeInsets) -> Bool {
        max(
            abs(top - other.top), abs(leading - other.leading), abs(bottom - other.bottom),
            abs(trailing - other.trailing))
            < 1e-6
    }
}
