import ScrollPhysics

/// Determines the numbers of a feel to fit to a curve with known input. Any number is possible, so they are added one
/// by one, starting with the one that explains most of the residuals, as long as each explains more than its cost.
enum NumberSearch {
    /// The largest number of fitted numbers; a search for more does not converge.
    private static let most = 5
    /// The number of candidates to try if the first one does not help.
    private static let tries = 3
    /// The least share of the residuals that a candidate must explain.
    private static let leastGain = 0.02

    /// Returns the best fit; it has no fitted numbers if `own` explains the curve as well.
    static func fit(_ own: FeelFit, _ feel: ScrollFeel, to model: FitModel) -> FeelFit {
        var best = own
        var chosen: [FeelParameter] = []
        while chosen.count < most, best.rms > FeelFit.resolution {
            guard let next = improved(best, feel, chosen, model) else { break }
            best = next.fit
            chosen = next.numbers
        }
        return best
    }

    private static func improved(
        _ best: FeelFit, _ feel: ScrollFeel, _ chosen: [FeelParameter], _ model: FitModel
    ) -> (fit: FeelFit, numbers: [FeelParameter])? {
        let effect = NumberEffect(model, best)
        let ids = Set(chosen.map(\.id))
        let gains = ScrollFeel.parameters.filter { !ids.contains($0.id) }
            .compactMap { parameter in effect.gain(of: parameter).map { (parameter, gain: $0) } }
        let ranked = gains.filter { $0.gain >= leastGain }.sorted { $0.gain > $1.gain }.prefix(tries)
        for (parameter, _) in ranked where !model.isStopped {
            let numbers = chosen + [parameter]
            // Starts from the result of the last search.
            guard let fit = FeelFit(best.feel, varying: numbers, to: model, from: best.unknowns.map(\.value)),
                fit.criterion < best.criterion - FeelRanking.decisive
            else { continue }
            return (fit, numbers)
        }
        return nil
    }
}
