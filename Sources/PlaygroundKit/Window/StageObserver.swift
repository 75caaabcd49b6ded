import ScrollUI

/// Observes the scroll views of the scene, each of which can have one observer, for any number of handlers.
///
/// Does not own: the host.
@MainActor
final class StageObserver {
    /// The change that is about to be made, the name of the scroll view, and the time.
    typealias ChangeHandler = (ScrollChange, String, Duration) -> Void

    private let host: ViewHost
    private let scene: () -> String
    private var changeHandlers: [ChangeHandler] = []
    private var arrivalHandlers: [([ScrollViewID]) -> Void] = []

    convenience init(host: ViewHost, model: PlaygroundModel) {
        self.init(host: host) { model.scene.name }
    }

    /// `scene` returns the name of the shown scene.
    init(host: ViewHost, scene: @escaping () -> String) {
        self.host = host
        self.scene = scene
    }

    /// Adds handlers: `onChange` is called before each change, `onArrival` with new scroll views.
    func add(onChange: @escaping ChangeHandler, onArrival: @escaping ([ScrollViewID]) -> Void) {
        changeHandlers.append(onChange)
        arrivalHandlers.append(onArrival)
    }

    /// Starts to observe new scroll views, of another scene or of new rows. Call after each frame.
    func observe() {
        let new = host.observeNewScrolls(inside: scene()) { viewID in
            { [weak self] change, time in self?.tell(change, viewID.name, time) }
        }
        guard !new.isEmpty else { return }
        for handler in arrivalHandlers { handler(new) }
    }

    private func tell(_ change: ScrollChange, _ name: String, _ time: Duration) {
        for handler in changeHandlers { handler(change, name, time) }
    }
}
