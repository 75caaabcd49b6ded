import Foundation
import ScrollPhysics
import ScrollUI

/// Records what is done to the scene's scroll view, and to the others of the scene that have an id.
///
/// A recording knows one scene, one feel and one set of margins. When one of them changes, what was recorded stays as it is,
/// and the next thing that is done to the content at rest begins a new recording.
/// Does not own: a clock, files, the host and the model.
@MainActor
final class StageRecorder {
    private let host: ViewHost
    private let model: PlaygroundModel
    /// By the ids of their scroll views. All count from the same moment.
    private var takes: [String: RecordingTake] = [:]
    private var start = Duration.zero

    /// Sees every intent from now on.
    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
        begin(at: host.time)
        observe()
    }

    /// What was recorded last; nil where the scene has no scroll view of its own.
    var recording: Recording? {
        var recording = takes[PlaygroundScene.stageID]?.recording
        for id in takes.keys.sorted() where id != PlaygroundScene.stageID {
            if let other = takes[id]?.recording, !other.events.isEmpty { recording?.add(other, ofView: id) }
        }
        return recording
    }

    /// To be called after each frame.
    func frameShown() {
        observe()
        for id in takes.keys {
            guard let snapshot = snapshot(id), takes[id]?.isOf(snapshot, model) == true else { continue }
            takes[id]?.shown(snapshot.geometry.contentOffset, at: host.time)
        }
    }

    /// A scene that was put on the stage brings scroll views that nobody observes yet.
    private func observe() {
        for id in host.scrollIDs(inside: model.scene.name).compactMap({ $0.base as? String }) {
            host.observeScroll(ofID: id) { [weak self] change, time in self?.record(change, on: id, at: time) }
        }
    }

    private func record(_ change: ScrollChange, on id: String, at time: Duration) {
        // The scroll view is changing, and has told already what it is asked on account of.
        if case .chose = change {
            takes[id]?.record(change, at: time)
            return
        }
        guard let snapshot = snapshot(id) else { return }
        if takes[id]?.isOf(snapshot, model) != true {
            guard snapshot.phase == .idle, !change.isLayout else {
                takes[id]?.pass()
                return
            }
            begin(id, at: time)
        }
        takes[id]?.record(change, at: time)
        // After a shift the layout goes on, and the lengths that it ends with are told too.
        if change.isLayout, case .intent = change, case .viewAligned = snapshot.restRule {
            takes[id]?.targets = host.scrollSnapshot(ofID: id)?.targets ?? []
        }
    }

    /// A new recording, unless the scene's own scroll view is being recorded in the same scene and feel already.
    private func begin(_ id: String, at time: Duration) {
        let isStage = id == PlaygroundScene.stageID
        if isStage || takes[PlaygroundScene.stageID]?.isOf(model) != true { begin(at: time) }
        if !isStage { takes[id] = take(of: id) }
    }

    private func begin(at time: Duration) {
        start = time
        takes = [:]
        takes[PlaygroundScene.stageID] = take(of: PlaygroundScene.stageID)
    }

    private func take(of id: String) -> RecordingTake? {
        host.scrollSnapshot(ofID: id).map { RecordingTake($0, model, start: start) }
    }

    private func snapshot(_ id: String) -> ScrollSnapshot? { host.scrollSnapshot(ofID: id, includesTargets: false) }
}
