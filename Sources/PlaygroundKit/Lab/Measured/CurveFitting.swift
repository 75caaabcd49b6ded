import ScrollAnalysis
import ScrollPhysics
import Synchronization

/// A search for the numbers of a feel that goes on beside the frames.
final class CurveFitting: Sendable {
    /// What was fitted; whoever takes the numbers over sees whether it is still the one in use.
    let feel: ScrollFeel
    let curve: PlacedCurve
    let progress = FitProgress()
    private let found = Mutex<Outcome?>(nil)

    /// How a search ended.
    enum Outcome: Sendable {
        case fit(FeelFit)
        /// It was stopped, or the feel makes no motion that can be compared.
        case nothing
    }

    /// Begins to lay `feel` over `curve` by `model`, on a thread of its own.
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

    /// Nil while it goes on.
    var outcome: Outcome? { found.withLock { $0 } }
}
