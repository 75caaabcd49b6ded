import ScrollUI

/// Sees what is done to the scroll views of the scene, each of which has one observer, and tells all who want to know.
///
/// Does not own: the host.
@MainActor
final class StageObserver {
    /// What is about to change, the name of the scroll view, and when.
    typealias ChangeHandler = (ScrollChange, String, Duration) -> Void

    private let host: ViewHost
    private let scene: () -> String
    private var changeHandlers: [ChangeHandler] = []
    private var arrivalHandlers: [([ScrollViewID]) -> Void] = []

    convenience init(host: ViewHost, model: PlaygroundModel) {
        self.init(host: host) { model.scene.name }
    }

    /// `scene` is the name of the scene that is shown.
    init(host: ViewHost, scene: @escaping () -> String) {
        self.host = host
        self.scene = scene
    }

    /// `onChange` is told of each change just before it is made, `onArrival` of scroll views that came.
    func add(onChange: @escaping ChangeHandler, onArrival: @escaping ([ScrollViewID]) -> Void) {
        changeHandlers.append(onChange)
        arrivalHandlers.append(onArrival)
    }

    /// Takes in scroll views that came: those of another scene, of rows that came into view. To be called after each frame.
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
