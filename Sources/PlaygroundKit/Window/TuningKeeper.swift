import ScrollAnalysis

/// Saves the model's tuning while it changes, and passes other windows' changes and save errors to the model.
@MainActor
final class TuningKeeper {
    private let model: PlaygroundModel
    private var saver: TuningSaver?
    /// The last tuning that model and saver agreed on.
    private var known: Tuning
    private var problem: TuningSaveError?

    /// `saved` is the tuning from `store`. If the model shows another one, that is saved with the first change.
    init(_ store: TuningStore, saved: Tuning, model: PlaygroundModel) {
        self.model = model
        known = model.tuning
        guard store.path != nil else { return }
        saver = TuningSaver(store, tuning: model.tuning, saved: saved) { [weak self] in
            Task { @MainActor in self?.takeNews() }
        }
    }

    /// Call after each change of the model's tuning. Does not block on the disk.
    func tuningChanged() {
        guard model.tuning != known else { return }
        let old = known
        known = model.tuning
        saver?.changed(to: known, since: old)
    }

    /// Saves the remaining changes. Returns the error if they could not be saved.
    func leave() -> PlaygroundError? { saver?.finish()?.lastError }

    private func takeNews() {
        guard let news = saver?.latest else { return }
        known = news.tuning
        if model.tuning != news.tuning { model.adopt(news.tuning) }
        guard news.problem != problem else { return }
        problem = news.problem
        // A notice would hide that its changes are not on disk.
        if problem != nil { model.notice = nil }
        model.saveProblem = problem?.notice
        if let problem { printMessage(problem.error.report) }
    }
}
