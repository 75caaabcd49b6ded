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
    private var deeds: ArraySlice<Deed>
    /// As the recording has it at the time advanced to.
    private var viewport: CGSize

    /// Lays the scene out and takes its scroll view to where the recording begins.
    ///
    /// With `fitsViewport`, the scene gets the size at which its scroll view is as large as it was recorded.
    init(_ recording: Recording, host: ViewHost, stage: BareStage, fitsViewport: Bool) {
        self.host = host
        self.stage = stage
        let others = recording.viewNames.compactMap { name in
            (try? recording.view(name, file: "")).map { (name, $0) }
        }
        let all = [(PlaygroundScene.stageID, recording)] + others
        deeds =
            all.flatMap { view, recording in recording.events.map { Deed(view: view, event: $0) } }
            .sorted { $0.event.time < $1.event.time }[...]
        viewport = recording.viewport
        host.advance(to: .zero)
        if fitsViewport, let shown = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame.size {
            resizeScene(from: shown, to: recording.viewport)
            host.advance(to: .zero)
        }
        for (view, recording) in all {
            apply(.scrollTo(recording.offset, animated: false), to: view, at: .zero)
            // The rows that come in there may hold the next one.
            host.advance(to: .zero)
        }
    }

    /// Does everything that happens up to and including `time`. Times only go forward.
    mutating func advance(to time: Duration) {
        while let deed = deeds.first, deed.event.time <= time {
            deeds.removeFirst()
            host.advance(to: deed.event.time)
            take(deed)
        }
        host.advance(to: time)
    }

    private mutating func take(_ deed: Deed) {
        switch deed.event.intent {
        case .content, .insets: break
        case .resize(let width, let height):
            guard deed.view == PlaygroundScene.stageID else { return }
            let size = CGSize(width: width, height: height)
            resizeScene(from: viewport, to: size)
            viewport = size
        default: apply(deed.event.intent, to: deed.view, at: deed.event.time)
        }
    }

    private func apply(_ intent: ScrollIntent, to view: String, at time: Duration) {
        host.apply(intent, toScrollWithID: ScrollPlace(name: view, inside: stage.scene.name), at: time)
    }

    private func resizeScene(from old: CGSize, to new: CGSize) {
        let size = CGSize(
            width: max(1, host.size.width + new.width - old.width),
            height: max(1, host.size.height + new.height - old.height))
        host.size = size
        stage.size = size
    }
}

/// An event and the name of the scroll view that it happened to.
private struct Deed {
    var view: String
    var event: RecordedEvent
}
