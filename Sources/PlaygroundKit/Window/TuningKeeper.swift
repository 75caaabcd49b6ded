import ScrollAnalysis

/// Has the model's tuning saved while it changes, and shows in the model what other windows saved and what is in the way.
@MainActor
final class TuningKeeper {
    private let model: PlaygroundModel
    private var saver: TuningSaver?
    /// What the saver knows of the model.
    private var known: Tuning
    private var problem: TuningSaveError?

    /// `saved` is what `store` gave; the model may show something else, which is saved with the first change.
    init(_ store: TuningStore, saved: Tuning, model: PlaygroundModel) {
        self.model = model
        known = model.tuning
        guard store.path != nil else { return }
        saver = TuningSaver(store, tuning: model.tuning, saved: saved) { [weak self] in
            Task { @MainActor in self?.takeNews() }
        }
    }

    /// To be called after each change of the model's tuning. Does not wait for a disk.
    func tuningChanged() {
        guard model.tuning != known else { return }
        let old = known
        known = model.tuning
        saver?.changed(to: known, since: old)
    }

    /// Saves what is not saved yet; the problem, if there was one.
    func leave() -> PlaygroundError? { saver?.finish()?.lastError }

    private func takeNews() {
        guard let news = saver?.latest else { return }
        known = news.tuning
        if model.tuning != news.tuning { model.adopt(news.tuning) }
        guard news.problem != problem else { return }
        problem = news.problem
        // It would hide that what it tells of is not on the disk.
        if problem != nil { model.notice = nil }
        model.saveProblem = problem?.notice
        if let problem { printMessage(problem.error.report) }
    }
}
