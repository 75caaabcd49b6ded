import Foundation
import ScrollPhysics

/// Restores the own numbers of a fitted feel as long as it explains a curve as well. Of two feels with the same motion,
/// the one that needs the fewest changes is preferred.
enum NumberReduction {
    /// Returns the fit with the fewest numbers that differ from those of `feel`. Needs one refit for each tried number.
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

    /// Returns the number that the curve distinguishes least from the feel's own.
    private static func least(of fit: FeelFit, _ feel: ScrollFeel, but needed: Set<String>) -> FeelParameter? {
        fit.numbers.filter { !needed.contains($0.parameter.id) }
            .min { distance($0, feel) < distance($1, feel) }?.parameter
    }

    /// Returns the distance from the feel's own number, in standard errors.
    private static func distance(_ number: FeelFit.Number, _ feel: ScrollFeel) -> Double {
        guard let error = number.error, error > 0 else { return 0 }
        return abs(number.value - number.parameter.value(in: feel)) / error
    }
}
