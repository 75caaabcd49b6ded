import ScrollPhysics

/// A stretch of a curve that is one motion, or that nothing explains.
struct CurvePart: Sendable {
    /// Rows of the curve that was split.
    var rows: Range<Int>
    /// Seconds, of its first and its last row.
    var times: ClosedRange<Double>
    /// What explains it; nil for nothing.
    var fit: FeelFit?
}

extension [CurvePart] {
    /// The longest one in which content was let go and moved.
    var longestRelease: CurvePart? {
        filter { $0.fit.map { abs($0.releaseVelocity) >= 1 } ?? false }
            .max { $0.times.upperBound - $0.times.lowerBound < $1.times.upperBound - $1.times.lowerBound }
    }
}

extension FeelFit {
    /// Points per second; zero where it was not searched for.
    var releaseVelocity: Double { unknowns.first { $0.name == "velocity" }?.value ?? 0 }
}

/// Splits a curve that no single motion explains where the motion changes: a part for as long as one release explains it, then the
/// next one. What is too short or too odd for a motion is left as it is, with its time.
struct CurveParts {
    /// Rows that are looked at, evenly spaced: places are told as exactly as that.
    private static let mostRows = 240
    /// Anything goes through fewer.
    private static let fewestRows = 12
    /// Rows that are left out at once where nothing explains what follows.
    private static let step = 4

    private let curve: MeasuredCurve
    /// Of all rows: those that are looked at are too far apart to tell it from motion.
    private let noise: Double
    private let rest: Double?
    private var feels: [ScrollFeel]
    private(set) var all: [CurvePart] = []

    /// Tries `feels` for the first part; the others are of the one that explains it, since a curve is of one scroll view.
    init(_ whole: MeasuredCurve, feels: [ScrollFeel]) {
        curve = whole.thinned(to: Self.mostRows)
        (noise, rest) = (whole.noise, whole.rest)
        self.feels = feels
        var start = 0
        var skipped = 0
        while start + Self.fewestRows <= curve.times.count {
            if let part = longest(from: start) {
                addUnexplained(skipped..<start)
                all.append(part)
                keepFeels(of: part)
                start = max(part.rows.upperBound - 1, start + 1)
                skipped = start
                if part.rows.upperBound == curve.times.count { return }
            } else {
                start += Self.step
            }
        }
        addUnexplained(skipped..<curve.times.count)
    }

    private mutating func keepFeels(of part: CurvePart) {
        if let name = part.fit?.name { feels = feels.filter { $0.name == name } }
    }

    private mutating func addUnexplained(_ rows: Range<Int>) {
        guard rows.count > 1 else { return }
        all.append(part(rows, nil))
    }

    private func part(_ rows: Range<Int>, _ fit: FeelFit?) -> CurvePart {
        CurvePart(rows: rows, times: curve.times[rows.lowerBound]...curve.times[rows.upperBound - 1], fit: fit)
    }

    /// The longest part that begins at a row; nil where not even the shortest is explained.
    private func longest(from start: Int) -> CurvePart? {
        let end = curve.times.count
        if let rest, let fit = explanation(start..<end, target: rest) { return part(start..<end, fit) }
        guard var best = explanation(start..<start + Self.fewestRows) else { return nil }
        var (explained, refuted) = (start + Self.fewestRows, end + 1)
        while refuted - explained > 1 {
            // Twice as many rows until that is too much, then halves.
            let next = refuted > end ? min(end, start + 2 * (explained - start)) : (explained + refuted) / 2
            if let fit = explanation(start..<next) {
                (best, explained) = (fit, next)
                if next == end { break }
            } else {
                refuted = next
            }
        }
        return part(start..<explained, best)
    }

    /// The feel that explains rows as one release, with its own numbers or with others; nil where none does.
    private func explanation(_ rows: Range<Int>, target: Double? = nil) -> FeelFit? {
        let part = curve.part(rows)
        let model = FitModel(part, .release(target: target))
        let own = feels.compactMap { FeelFit($0, to: model) }.sorted { $0.criterion < $1.criterion }
        guard let best = own.first else { return nil }
        if isExplained(best) { return best }
        guard let feel = feels.first(where: { $0.name == best.name }) else { return nil }
        let numbers = FreeNumbers.told(by: model, of: best)
        let fitted = numbers.isEmpty ? nil : FeelFit(feel, varying: numbers, to: model)
        return fitted.flatMap { isExplained($0) ? $0 : nil }
    }

    /// No more is left than noise, at its ends too, where a motion that has ended shows first.
    private func isExplained(_ fit: FeelFit) -> Bool {
        let ends = fit.residuals.suffix(3)
        return fit.rms <= max(0.25, 2 * noise) && ends.allSatisfy { abs($0) <= max(0.5, 4 * noise) }
    }
}

/// The stretches of a curve that a fit is not near to.
struct UnexplainedStretch: Equatable, Sendable {
    /// Seconds, of its first and its last row.
    var times: ClosedRange<Double>
    /// The largest residual in it, points, and when that is.
    var largest: Double
    var worst: Double

    /// Those where more is left than noise; closer ones are one. Linear in the rows.
    static func all(of fit: FeelFit, _ curve: MeasuredCurve) -> [UnexplainedStretch] {
        let threshold = max(0.5, 4 * curve.noise)
        var found: [UnexplainedStretch] = []
        var last = Int.min
        for (index, residual) in fit.residuals.enumerated() where abs(residual) > threshold {
            let (time, size) = (curve.times[index], abs(residual))
            if var stretch = found.last, index - last <= joined {
                stretch.times = stretch.times.lowerBound...time
                if size > stretch.largest { (stretch.largest, stretch.worst) = (size, time) }
                found[found.count - 1] = stretch
            } else {
                found.append(UnexplainedStretch(times: time...time, largest: size, worst: time))
            }
            last = index
        }
        return found
    }

    /// Rows that are explained between two that are not, and yet make no end.
    private static let joined = 6
}
