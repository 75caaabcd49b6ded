import ScrollUI

/// Saves the model's tuning once it has stayed as it is for a while and nothing moves, and when the program leaves.
///
/// Does not own: a clock; it takes the host's time.
@MainActor
final class TuningKeeper {
    private var store: TuningStore
    private let model: PlaygroundModel
    private let host: ViewHost
    /// A save failed, and nothing was saved since.
    private var isBehind = false

    init(_ store: TuningStore, model: PlaygroundModel, host: ViewHost) {
        self.store = store
        self.model = model
        self.host = host
    }

    /// When a frame is needed for ``frameShown()`` to save in; nil when everything is saved.
    var nextSave: Duration? { store.nextSave }

    func tuningChanged() { store.changed(at: host.time) }

    /// To be called after each frame. Writing takes longer than a frame, so that it waits until nothing moves.
    func frameShown() {
        guard store.nextSave != nil, !host.needsFrame else { return }
        let isDue = store.nextSave.map { $0 <= host.time } ?? false
        guard isDue else { return }
        guard let problem = store.saveNow(model.tuning) else { return isBehind = false }
        isBehind = true
        model.notice = problem.message
        printMessage(problem.report)
    }

    /// Saves what is not saved yet; the problem, if there was one.
    func leave() -> PlaygroundError? {
        if isBehind { store.changed(at: host.time) }
        return store.saveNow(model.tuning)
    }
}
