import Foundation
import ScrollPhysics
import ScrollUI

/// Records what the scene's scroll view is asked to do.
///
/// A recording belongs to one scroll view and one tuning: as long as nothing has been scrolled it begins anew with each
/// other scene and each changed number; afterwards it keeps what it has.
/// Does not own: the host, the file.
@MainActor
final class StageRecording {
    private let host: ViewHost
    private let model: PlaygroundModel
    private var recorder: Recorder?
    private var begun: (scene: String, tuning: Tuning)?

    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
    }

    /// What was recorded; nil before the first frame.
    var recording: Recording? { recorder?.recording }

    /// To be called after each frame.
    func frameShown() {
        guard recorder?.recording.events.isEmpty ?? true else { return }
        let now = (scene: model.scene.name, tuning: model.tuning)
        if let begun, begun == now { return }
        begun = now
        begin()
    }

    private func begin() {
        guard let snapshot = host.scrollSnapshot(ofID: PlaygroundScene.stageID) else { return recorder = nil }
        recorder = Recorder(start: host.time, recording: recording(of: snapshot))
        host.observeScroll(ofID: PlaygroundScene.stageID) { [weak self] intent, time in
            self?.recorder?.record(intent, at: time)
        }
    }

    private func recording(of snapshot: ScrollSnapshot) -> Recording {
        let geometry = snapshot.geometry
        var recording = Recording(viewport: snapshot.frame.size, content: geometry.contentSize, axes: [])
        if snapshot.axes.contains(.horizontal) { recording.axes.insert(.horizontal) }
        if snapshot.axes.contains(.vertical) { recording.axes.insert(.vertical) }
        recording.insets.top = geometry.contentInsets.top
        recording.insets.leading = geometry.contentInsets.leading
        recording.insets.bottom = geometry.contentInsets.bottom
        recording.insets.trailing = geometry.contentInsets.trailing
        recording.offset = ScrollVector(x: geometry.contentOffset.x, y: geometry.contentOffset.y)
        recording.feel = model.tuning.base
        recording.feelValues = model.tuning.overrides
        recording.targets.behavior = behavior
        recording.targets.limit = model.tuning.stage.snapLimit
        recording.targets.frames = snapshot.targets
        return recording
    }

    private var behavior: RecordedTargets.Behavior {
        let tuned = model.tuning.stage.snapBehavior
        switch tuned == .scene ? model.scene.snapBehavior : tuned {
        case .scene, .none: return .none
        case .paging: return .paging
        case .viewAligned: return .viewAligned
        }
    }
}
