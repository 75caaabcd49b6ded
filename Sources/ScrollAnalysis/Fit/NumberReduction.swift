import Foundation
import ScrollPhysics

/// Gives a fitted feel its own numbers back, for as long as it explains a curve as well without another one: of two feels that make the
/// same motion the one counts whose own numbers need the fewest changes.
enum NumberReduction {
    /// The fit with the fewest numbers that are others than those of `feel`, of which it is one. A refit for each number that is tried.
    static func reduced(_ fit: FeelFit, of feel: ScrollFeel, by model: FitModel) -> FeelFit {
        var best = fit
        var needed: Set<String> = []
        while !model.isStopped, let next = least(of: best, feel, but: needed) {
            let numbers = best.numbers.map(\.parameter).filter { $0.id != next.id }
            var start = best.feel
            next.set(next.value(in: feel), in: &start)
            if let refit = FeelFit(start, varying: numbers, to: model, from: best.unknowns.map(\.value)),
                refit.criterion <= best.criterion || refit.isWithinNoise(of: model.curve)
            {
                best = refit
            } else {
                needed.insert(next.id)
            }
        }
        return best
    }

    /// The number that the curve tells least from the feel's own.
    private static func least(of fit: FeelFit, _ feel: ScrollFeel, but needed: Set<String>) -> FeelParameter? {
        fit.numbers.filter { !needed.contains($0.parameter.id) }
            .min { distance($0, feel) < distance($1, feel) }?.parameter
    }

    /// From the feel's own number, in standard errors.
    private static func distance(_ number: FeelFit.Number, _ feel: ScrollFeel) -> Double {
        guard let error = number.error, error > 0 else { return 0 }
        return abs(number.value - number.parameter.value(in: feel)) / error
    }
}
