import ScrollPhysics

/// Feels in the order in which they explain a curve.
struct FeelRanking {
    /// A feel with its own numbers, and with those that fit best.
    struct Entry {
        let own: FeelFit
        /// Nil where no number was searched for.
        let fitted: FeelFit?

        /// The one that explains more by less.
        var best: FeelFit {
            guard let fitted else { return own }
            return fitted.criterion < own.criterion ? fitted : own
        }
    }

    /// The best first.
    let entries: [Entry]
    let curve: FreeCurve

    /// Lays each feel over the curve, and then with the numbers that `vary` names, or those that the curve tells of where it
    /// is nil.
    init(_ feels: [ScrollFeel], varying vary: [FeelParameter]?, to curve: FreeCurve) {
        self.curve = curve
        var entries: [Entry] = []
        for feel in feels {
            guard let own = FeelFit(feel, to: curve) else { continue }
            let numbers = vary?.filter { feel.uses($0) } ?? FreeNumbers.told(by: curve, of: own)
            entries.append(Entry(own: own, fitted: numbers.isEmpty ? nil : FeelFit(feel, varying: numbers, to: curve)))
        }
        self.entries = entries.enumerated()
            .sorted { ($0.element.best.criterion, $0.offset) < ($1.element.best.criterion, $1.offset) }.map(\.element)
    }

    /// So much apart, one explanation is very much likelier than another (Kass and Raftery 1995).
    private static let decisive = 10.0

    /// False where even the best one leaves a curve behind and not noise.
    var explains: Bool {
        guard let best = entries.first?.best else { return false }
        return best.rms <= max(0.25, 2 * curve.noise) || best.persistence < 0.5
    }

    /// Names of feels that explain the curve as well as the first one does.
    var equals: [String] {
        guard explains, let best = entries.first?.best else { return [] }
        return entries.dropFirst().map(\.best).filter { $0.criterion - best.criterion < Self.decisive }.map(\.name)
    }
}
