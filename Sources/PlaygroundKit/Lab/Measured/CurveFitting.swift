import ScrollAnalysis
import ScrollPhysics
import Synchronization

/// A background search for the numbers of a feel.
final class CurveFitting: Sendable {
    /// The feel and curve of the search. The receiver of the result compares them with the current ones.
    let feel: ScrollFeel
    let curve: PlacedCurve
    let progress = FitProgress()
    private let found = Mutex<Outcome?>(nil)

    /// The result of a search.
    enum Outcome: Sendable {
        case fit(FeelFit)
        /// The search was stopped, or the feel produces no comparable motion.
        case nothing
    }

    /// Starts to fit `feel` to `curve` with `model`, in the background.
    init(_ feel: ScrollFeel, to curve: PlacedCurve, by model: FitModel) {
        (self.feel, self.curve) = (feel, curve)
        var model = model
        model.progress = progress
        Task.detached(priority: .userInitiated) { [self, model] in
            let ranking = FeelRanking([feel], varying: nil, to: model)
            let best = progress.isStopped ? nil : ranking.entries.first?.best
            found.withLock { $0 = best.map(Outcome.fit) ?? .nothing }
        }
    }

    /// Nil while the search runs.
    var outcome: Outcome? { found.withLock { $0 } }
}
