import Foundation
import ScrollPhysics
import ScrollUI

/// Plays a recording into a scene: each event at its own time, into the scroll view that the scene is about, or into the other
/// one that it was recorded of.
///
/// The scene has its own content, and so changes of the content's size that were recorded are left out. A recorded resize
/// changes the whole scene by as much as the scroll view changed.
@MainActor
struct SceneReplay {
    private let host: ViewHost
    private let stage: BareStage
    private var queue: ReplayQueue
    /// As the recording has it at the time advanced to.
    private var viewport: CGSize

    /// Lays the scene out and takes its scroll view to where the recording begins.
    ///
    /// With `fitsViewport`, the scene gets the size at which its scroll view is as large as it was recorded.
    init(_ recording: Recording, host: ViewHost, stage: BareStage, fitsViewport: Bool) {
        self.host = host
        self.stage = stage
        queue = ReplayQueue(recording, scene: stage.scene)
        viewport = recording.viewport
        host.advance(to: .zero)
        if fitsViewport, let shown = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame.size {
            resizeScene(from: shown, to: recording.viewport)
            host.advance(to: .zero)
        }
        queue.begin(in: host)
    }

    /// Does everything that happens up to and including `time`. Times only go forward.
    mutating func advance(to time: Duration) {
        while let event = queue.next(until: time) {
            host.advance(to: event.time)
            take(event)
        }
        host.advance(to: time)
    }

    private mutating func take(_ event: ReplayQueue.Event) {
        switch event.intent {
        case .content, .insets: break
        case .resize(let width, let height):
            guard event.view == PlaygroundScene.stageID else { return }
            let size = CGSize(width: width, height: height)
            resizeScene(from: viewport, to: size)
            viewport = size
        default: queue.apply(event.intent, to: event.view, of: host, at: event.time)
        }
    }

    private func resizeScene(from old: CGSize, to new: CGSize) {
        let size = CGSize(
            width: max(1, host.size.width + new.width - old.width),
            height: max(1, host.size.height + new.height - old.height))
        host.size = size
        stage.size = size
    }
}
