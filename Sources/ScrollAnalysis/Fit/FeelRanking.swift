import Foundation
import ScrollPhysics

/// Feels ordered by how well they explain a curve.
public struct FeelRanking: Sendable {
    /// A feel with its own numbers and with the best fitting ones.
    public struct Entry: Sendable {
        /// The feel with its own numbers.
        public let own: FeelFit
        /// The feel with fitted numbers; nil if none were searched for, or the search found no improvement.
        public fileprivate(set) var fitted: FeelFit?
        /// True if the search for numbers gave up or found no improvement.
        fileprivate(set) var hasFailed = false
        /// True if the feel's own numbers leave only noise, and no others were requested.
        fileprivate(set) var needsNoOthers = false

        /// The fit with the better criterion.
        public var best: FeelFit {
            guard let fitted, !needsNoOthers else { return own }
            return fitted.criterion < own.criterion ? fitted : own
        }
    }

    /// The entries, best first.
    public private(set) var entries: [Entry]
    package private(set) var curve: MeasuredCurve
    /// True if the curve is a release without known input.
    private(set) var isRelease: Bool
    /// True if the lift is only known to lie between two rows.
    private(set) var isLiftBounded: Bool

    /// Fits a release of each feel to the curve.
    public init(_ feels: [ScrollFeel], varying vary: [FeelParameter]?, to curve: MeasuredCurve) {
        self.init(feels, varying: vary, to: FitModel(curve))
    }

    /// Fits each feel to the curve with its own numbers, then with the numbers in `vary`, or, if it is nil, with those
    /// that the curve can determine. A release that the motion does not explain is also tried as a snap to its rest
    /// position.
    package init(_ feels: [ScrollFeel], varying vary: [FeelParameter]?, to model: FitModel) {
        let ranking = FeelRanking(all: feels, vary, model)
        self = ranking
        guard let off = ranking.contradiction else { return }
        var alone = model
        alone.curve = model.curve.without(.contradicting(off))
        let other = FeelRanking(all: feels, vary, alone)
        if other.explains { self = other }
    }

    private init(all feels: [ScrollFeel], _ vary: [FeelParameter]?, _ model: FitModel) {
        (curve, isRelease, isLiftBounded) = (model.curve, model.isRelease, model.isLiftBounded)
        var found = feels.compactMap { Self.entry($0, vary, model) }
        let isExplained = found.contains { $0.explains(model.curve) }
        if model.isRelease, model.target == nil, !isExplained, let rest = model.curve.rest {
            var snapping = model
            snapping.source = .release(target: rest)
            found = feels.compactMap { feel in
                let plain = found.first { $0.own.name == feel.name }
                let snapped = Self.entry(feel, vary, snapping)
                return [plain, snapped].compactMap { $0 }.min { $0.best.criterion < $1.best.criterion }
            }
        }
        entries = Self.sorted(found)
        if vary == nil { reduce(feels, model) }
    }

    private static func sorted(_ found: [Entry]) -> [Entry] {
        found.enumerated()
            .sorted { ($0.element.best.criterion, $0.offset) < ($1.element.best.criterion, $1.offset) }.map(\.element)
    }

    /// Restores numbers that need not be fitted, for feels that could thereby become the best.
    private mutating func reduce(_ feels: [ScrollFeel], _ model: FitModel) {
        guard let first = entries.first?.best.criterion else { return }
        let cost = log(Double(max(2, model.curve.observations.count)))
        for index in entries.indices {
            let best = entries[index].best
            let saving = Double(best.numbers.count) * cost
            guard !best.numbers.isEmpty,
                best.isWithinNoise(of: curve) || best.criterion - saving < first + Self.decisive,
                let feel = feels.first(where: { $0.name == best.name })
            else { continue }
            var model = model
            if let target = best.target { model.source = .release(target: target) }
            entries[index].fitted = NumberReduction.reduced(best, of: feel, by: model)
        }
        entries = Self.sorted(entries)
        preferSmallChanges(feels)
    }

    /// Moves feels that explain the curve as well as the first, or within its noise, to the front, fewest changes
    /// first. Among equal counts the smallest changes come first if nothing else distinguishes the feels.
    private mutating func preferSmallChanges(_ feels: [ScrollFeel]) {
        guard let first = entries.first?.best.criterion else { return }
        let explains = { [curve] (entry: Entry) in
            entry.best.criterion - first < Self.negligible || entry.best.isWithinNoise(of: curve)
        }
        let possible = Dictionary(grouping: entries.filter(explains)) { $0.best.numbers.count }
        let ordered = possible.keys.sorted().flatMap { Self.smallestFirst(possible[$0] ?? [], feels) }
        entries = ordered + entries.filter { !explains($0) }
    }

    /// `entries` are in the order of their criteria.
    private static func smallestFirst(_ entries: [Entry], _ feels: [ScrollFeel]) -> [Entry] {
        let first = entries.first?.best.criterion ?? 0
        let count = entries.prefix { $0.best.criterion - first < negligible }.count
        let changes = entries.prefix(count).map { entry in
            feels.first { $0.name == entry.best.name }.map { change(entry.best, from: $0) } ?? 0
        }
        let order = (0..<count).sorted { (changes[$0], $0) < (changes[$1], $1) }
        return order.map { entries[$0] } + entries[count...]
    }

    /// Returns the sum of the changes of the numbers, in shares of their ranges.
    private static func change(_ fit: FeelFit, from feel: ScrollFeel) -> Double {
        fit.numbers.reduce(0) { sum, number in
            let range = number.parameter.range
            return sum + abs(number.value - number.parameter.value(in: feel)) / (range.upperBound - range.lowerBound)
        }
    }

    /// The difference of the velocities from the best motion, in points per second; nil if it does not exceed their
    /// noise.
    private var contradiction: Double? {
        guard let velocities = curve.velocities, let left = entries.first?.best.velocityRMS else { return nil }
        return left > 3 * velocities.deviation ? left : nil
    }

    private static func entry(_ feel: ScrollFeel, _ vary: [FeelParameter]?, _ model: FitModel) -> Entry? {
        guard let own = FeelFit(feel, to: model) else { return nil }
        var entry = Entry(own: own)
        if vary == nil {
            entry.needsNoOthers = own.isWithinNoise(of: model.curve)
            if entry.needsNoOthers { return entry }
        }
        if vary == nil, !model.isRelease {
            let fitted = NumberSearch.fit(own, feel, to: model)
            entry.fitted = fitted.numbers.isEmpty ? nil : fitted
            return entry
        }
        let numbers = vary?.filter { feel.uses($0) } ?? FreeNumbers.told(by: model, of: own)
        guard !numbers.isEmpty else { return entry }
        entry.fitted = fit(feel, numbers, model, from: own)
        entry.hasFailed = entry.fitted.map { !$0.converged } ?? true
        return entry
    }

    /// Fits from the result for the feel's own numbers; if that leaves more than noise, also from the model's starting
    /// point, and returns the better. Nil if neither improves on the own numbers.
    private static func fit(
        _ feel: ScrollFeel, _ numbers: [FeelParameter], _ model: FitModel, from own: FeelFit
    ) -> FeelFit? {
        let near = FeelFit(feel, varying: numbers, to: model, from: own.unknowns.map(\.value))
        if let near, near.sum <= own.sum, near.isWithinNoise(of: model.curve) { return near }
        return [near, FeelFit(feel, varying: numbers, to: model)].compactMap { $0 }
            .filter { $0.sum <= own.sum }.min { $0.sum < $1.sum }
    }

    /// The difference of criteria from which one explanation is very much likelier than another (Kass and Raftery
    /// 1995).
    static let decisive = 10.0
    /// The difference of criteria up to which neither explanation is notably likelier (ibid.).
    private static let negligible = 2.0

    /// False if the residuals of even the best feel exceed the noise.
    public var explains: Bool { entries.first?.explains(curve) ?? false }

    /// The names of the feels that explain the curve as well as the first one.
    var equals: [String] {
        guard explains, let best = entries.first?.best else { return [] }
        return entries.dropFirst().map(\.best)
            .filter { $0.criterion - best.criterion < Self.decisive || $0.isWithinNoise(of: curve) }.map(\.name)
    }
}

extension FeelFit {
    /// Returns whether the residuals do not exceed the noise of the curve, or are invisible. The root mean square of
    /// pure noise can be somewhat larger or smaller than the estimate of the noise.
    func isWithinNoise(of curve: MeasuredCurve) -> Bool {
        (sum / Double(allResiduals.count)).squareRoot() <= max(1.2 * curve.noise, Self.resolution) && moves(curve)
    }

    /// Returns whether the motion of the fit exceeds the noise; a curve that is only noise is explained by anything.
    fileprivate func moves(_ curve: MeasuredCurve) -> Bool {
        let motion = zip(curve.offsets, residuals).map { $0 - $1 }
        guard let least = motion.min(), let most = motion.max() else { return false }
        return rms <= Self.resolution || most - least >= 3 * rms
    }
}

extension FeelRanking.Entry {
    /// Returns whether the residuals do not exceed the noise. They may be somewhat larger if neighbours are not
    /// correlated, for example with offsets in whole points.
    func explains(_ curve: MeasuredCurve) -> Bool {
        guard best.moves(curve) else { return false }
        return best.rms <= max(0.25, 2 * curve.noise)
            || (best.persistence < 0.5 && best.rms <= max(0.5, 4 * curve.noise))
    }
}
