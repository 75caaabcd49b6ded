import Foundation
import ScrollPhysics
import ScrollUI

/// The live scene in the other of two tunings: the same views in a separate host, which gets the same input as the
/// scene on the stage.
///
/// The input is passed on as scroll intents, as in a take, and not as raw events: a press could hit another row here.
/// Each gesture that begins at rest begins at the same offset in both, as in a take. The host only exists, and input is
/// only passed on, while the other tuning is shown on the stage or as a curve. Does not own: a clock, the window's
/// host, the model.
@MainActor
final class OtherStage {
    /// The window's host and model. Both outlive this object.
    private unowned let host: ViewHost
    private unowned let model: PlaygroundModel
    private var twin: SceneTwin?

    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
    }

    /// Observes the scene's input through `observer`.
    func follow(_ observer: StageObserver) {
        observer.add(
            onChange: { [weak self] change, name, time in self?.pass(change, to: name, at: time) },
            onArrival: { _ in })
    }

    /// Returns the frame of the other tuning for the frame that the window is making; nil while it is not shown.
    func frame() -> TakeRun.Frame? {
        guard isShown, let look, model.lab.comparison.sceneSize != .zero else { return stop() }
        if twin?.look != look {
            twin = SceneTwin(
                model.scene, look: look, size: model.lab.comparison.sceneSize, like: host, at: time,
                text: model.lab.text)
        }
        twin?.host.foresight = model.lab.pace.time(at: host.time + host.foresight) - time
        return twin?.frame(at: time, size: model.lab.comparison.sceneSize)
    }

    /// Returns the state of a scroll view in the frame that the window has made; nil while the other tuning is not
    /// shown.
    func scroll(ofView name: String) -> ScrollSnapshot? {
        guard frame() != nil else { return nil }
        return twin?.snapshot(name)
    }

    /// Whether something moves that the window does not know of.
    var needsFrame: Bool { isShown && twin?.host.needsFrame == true }

    func nextWakeUp(after time: Duration) -> Duration? {
        guard isShown, let twin else { return nil }
        return twin.host.needsFrame ? time : twin.host.nextWakeUp.map(model.lab.pace.windowTime)
    }

    /// The time of the live scene.
    private var time: Duration { model.lab.pace.time(at: host.time) }

    /// Whether the scene is on the stage, or its curve in the dock.
    var isShown: Bool {
        guard model.lab.chosenTakeID == nil, model.otherTuning != nil, !model.isTestedBlind else { return false }
        return model.stageLayout != .one || model.showsLiveCurves
    }

    private func stop() -> TakeRun.Frame? {
        twin = nil
        return nil
    }

    private var look: TakeLook? {
        model.otherTuning.map {
            TakeLook(
                scene: model.scene, feel: $0.feel, settings: $0.stage, colorScheme: host.colorScheme, scale: host.scale)
        }
    }

    private func pass(_ change: ScrollChange, to name: String, at time: Duration) {
        guard isShown, let twin, case .intent(let intent) = change, !change.isLayout else { return }
        if intent.beginsGesture, host.isAtRest(inside: model.scene.name) { twin.begin(like: host) }
        twin.apply(intent, to: name, at: time)
    }
}

/// A scene in a separate host.
@MainActor
private final class SceneTwin {
    let scene: PlaygroundScene
    let look: TakeLook
    let host: ViewHost
    private let stage: BareStage
    /// The last frame; nil after later input.
    private var shown: TakeRun.Frame?

    /// Creates the scene in the state of the scene in the window.
    init(
        _ scene: PlaygroundScene, look: TakeLook, size: CGSize, like window: ViewHost, at time: Duration,
        text: any TextMeasuring
    ) {
        self.scene = scene
        self.look = look
        let stage = BareStage(scene: scene, feel: look.feel, settings: look.settings, size: size)
        host = ViewHost(size: size, scale: look.scale, text: text) { BareScene(stage: stage) }
        self.stage = stage
        host.colorScheme = look.colorScheme
        host.images = window.images
        host.onWarning = { _ in }
        host.frame(at: time)
        begin(like: window)
    }

    func frame(at time: Duration, size: CGSize) -> TakeRun.Frame {
        // Stage and curves ask for the same frame.
        if let shown, shown.time == time, host.size == size { return shown }
        if host.size != size { (host.size, stage.size) = (size, size) }
        if time > host.time || host.needsFrame { host.frame(at: time) }
        let viewID = host.latestScroll(inside: scene.name) ?? viewID(PlaygroundScene.stageID)
        let frame = TakeRun.Frame(
            time: host.time, list: host.displayList,
            scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false))
        shown = frame
        return frame
    }

    func snapshot(_ name: String) -> ScrollSnapshot? {
        host.scrollSnapshot(ofID: viewID(name), includesTargets: false)
    }

    /// Moves the scroll views to their offsets in the window.
    func begin(like window: ViewHost) {
        let latest = window.latestScroll(inside: scene.name)
        for viewID in [viewID(PlaygroundScene.stageID), latest].compactMap({ $0 }) {
            guard let offset = window.scrollSnapshot(ofID: viewID, includesTargets: false)?.geometry.contentOffset
            else { continue }
            apply(.cancel, to: viewID, host.time)
            apply(.scrollTo(ScrollVector(x: offset.x, y: offset.y), animated: false), to: viewID, host.time)
            // The rows that appear there may contain the next scroll view.
            host.frame(at: host.time)
        }
    }

    func apply(_ intent: ScrollIntent, to name: String, at time: Duration) { apply(intent, to: viewID(name), time) }

    private func apply(_ intent: ScrollIntent, to viewID: ScrollViewID, _ time: Duration) {
        shown = nil
        host.apply(intent, toScrollWithID: viewID, at: time)
    }

    private func viewID(_ name: String) -> ScrollViewID { ScrollViewID(name: name, inside: scene.name) }
}

extension ViewHost {
    /// Whether the scene's own scroll view, and the one that moved last, are at rest and not held.
    fileprivate func isAtRest(inside scene: String) -> Bool {
        let viewIDs = [ScrollViewID(name: PlaygroundScene.stageID, inside: scene), latestScroll(inside: scene)]
        return viewIDs.compactMap { $0 }.allSatisfy { viewID in
            scrollSnapshot(ofID: viewID, includesTargets: false).map { $0.phase == .idle } ?? true
        }
    }
}
