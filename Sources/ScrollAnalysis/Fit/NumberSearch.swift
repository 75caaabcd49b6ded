import ScrollPhysics

/// Which numbers of a feel have to be others for a curve whose input is known: any of them may be, and so they are taken one after
/// the other, first the one that explains most of what is left, for as long as each explains more than a number costs.
enum NumberSearch {
    /// A search for more of them at once finds no end.
    private static let most = 5
    /// Numbers that are tried when the first one does not help.
    private static let tries = 3
    /// A number that explains less of what is left is not tried.
    private static let leastGain = 0.02

    /// The best fit that was found, with no number where `own` explains as much.
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
            // From where the last search ended, with the numbers that it found.
            guard let fit = FeelFit(best.feel, varying: numbers, to: model, from: best.unknowns.map(\.value)),
                fit.criterion < best.criterion - FeelRanking.decisive
            else { continue }
            return (fit, numbers)
        }
        return nil
    }
}
