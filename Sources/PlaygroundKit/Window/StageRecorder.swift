import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics
import ScrollUI

/// Records the input to the scene's scroll views.
///
/// A recording has one scene, one feel and one set of margins. When one of them changes, the recording ends, and the
/// next input to content at rest starts a new one. Does not own: a clock, files, the host and the tuning.
@MainActor
final class StageRecorder {
    private let host: ViewHost
    private let stage: () -> RecordedStage
    private let timing: () -> InputTiming?
    /// The recordings by the names of their scroll views. All have the same start.
    private var takes: [String: RecordingTake] = [:]
    private var start = Duration.zero
    private let ownObserver: StageObserver?
    private let pace: ScrollPace?

    /// Observes from now on through `observer`, whose owner calls its `observe()`; or through an observer of its own.
    convenience init(host: ViewHost, model: PlaygroundModel, observer: StageObserver? = nil) {
        self.init(
            host: host, observer: observer, pace: model.lab.pace, timing: { model.status.timing },
            stage: { RecordedStage(scene: model.scene, tuning: model.stageTuning) })
    }

    /// A recorder for a scene without a window. `pace` is that of its scroll views.
    init(
        host: ViewHost, observer: StageObserver? = nil, pace: ScrollPace? = nil,
        timing: @escaping () -> InputTiming? = { nil }, stage: @escaping () -> RecordedStage
    ) {
        self.host = host
        self.pace = pace
        self.stage = stage
        self.timing = timing
        let seen = observer ?? StageObserver(host: host) { stage().scene }
        ownObserver = observer == nil ? seen : nil
        seen.observe()
        begin(at: time)
        seen.add(
            onChange: { [weak self] in self?.record($0, on: $1, at: $2) },
            onArrival: { [weak self] in self?.arrived($0) })
    }

    /// The time of the scroll views in the last frame.
    private var time: Duration { pace?.time(at: host.time) ?? host.time }

    /// The latest recording; nil if the scene has no main scroll view.
    var recording: Recording? {
        var recording = takes[PlaygroundScene.stageID]?.recording
        for name in takes.keys.sorted() where name != PlaygroundScene.stageID {
            if let other = takes[name]?.recording, !other.events.isEmpty { recording?.add(other, ofView: name) }
        }
        return recording
    }

    /// Call after each frame.
    func frameShown() {
        ownObserver?.observe()
        for name in takes.keys {
            guard let snapshot = snapshot(name), takes[name]?.isOf(snapshot, stage()) == true else { continue }
            takes[name]?.shown(snapshot.geometry.contentOffset, at: time)
        }
    }

    /// Starts a new recording in the current state.
    func restart(at time: Duration) { begin(at: time) }

    /// Whether input would continue the same recording: scene, feel and margins have not changed.
    var isCurrent: Bool {
        takes.allSatisfy { name, take in snapshot(name).map { take.isOf($0, stage()) } ?? take.isOf(stage()) }
    }

    /// Whether no recorded scroll view moves, is held or is about to move.
    var isAtRest: Bool { takes.keys.allSatisfy { snapshot($0).map { $0.phase == .idle } ?? true } }

    /// Scroll views that disappeared and appeared again start at a new offset.
    private func arrived(_ viewIDs: [ScrollViewID]) {
        for viewID in viewIDs where takes[viewID.name] != nil {
            guard let snapshot = host.scrollSnapshot(ofID: viewID) else { continue }
            takes[viewID.name]?.begin(anew: snapshot, on: stage(), at: time)
        }
    }

    private func record(_ change: ScrollChange, on name: String, at time: Duration) {
        // The scroll view is in the middle of a change, and has already reported its cause.
        if case .chose = change {
            takes[name]?.record(change, at: time)
            return
        }
        guard let snapshot = snapshot(name) else { return }
        if takes[name]?.isOf(snapshot, stage()) != true {
            guard snapshot.phase == .idle, !change.isLayout else {
                takes[name]?.pass()
                return
            }
            begin(name, at: time)
        }
        takes[name]?.note(timing())
        takes[name]?.record(change, at: time)
        // After a shift the layout continues, and its final lengths are reported too.
        if change.isLayout, case .intent = change, case .viewAligned = snapshot.restRule {
            takes[name]?.targets = host.scrollSnapshot(ofID: viewID(name))?.targets ?? []
        }
    }

    /// Starts a new recording, unless the scene's own scroll view is already recorded in the same scene and feel.
    private func begin(_ name: String, at time: Duration) {
        let isStage = name == PlaygroundScene.stageID
        if isStage || takes[PlaygroundScene.stageID]?.isOf(stage()) != true { begin(at: time) }
        if !isStage { takes[name] = take(of: name) }
    }

    private func begin(at time: Duration) {
        start = time
        takes = [:]
        takes[PlaygroundScene.stageID] = take(of: PlaygroundScene.stageID)
    }

    private func take(of name: String) -> RecordingTake? {
        host.scrollSnapshot(ofID: viewID(name)).map { RecordingTake($0, on: stage(), start: start) }
    }

    private func snapshot(_ name: String) -> ScrollSnapshot? {
        host.scrollSnapshot(ofID: viewID(name), includesTargets: false)
    }

    private func viewID(_ name: String) -> ScrollViewID { ScrollViewID(name: name, inside: stage().scene) }
}
