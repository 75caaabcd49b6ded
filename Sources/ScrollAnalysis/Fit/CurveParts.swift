import ScrollPhysics

/// A part of a curve that is a single motion, or that no feel explains.
struct CurvePart: Sendable {
    /// The rows of the original curve.
    var rows: Range<Int>
    /// The times of the first and the last row in the file, in seconds.
    var times: ClosedRange<Double>
    /// The explanation; nil without one.
    var fit: FeelFit?
}

extension [CurvePart] {
    /// The longest part that is a release with a velocity.
    var longestRelease: CurvePart? {
        filter { $0.fit.map { abs($0.releaseVelocity) >= 1 } ?? false }
            .max { $0.times.upperBound - $0.times.lowerBound < $1.times.upperBound - $1.times.lowerBound }
    }
}

extension FeelFit {
    /// The velocity in points per second; zero if it was not searched for.
    var releaseVelocity: Double { unknowns.first { $0.name == "velocity" }?.value ?? 0 }
}

/// Splits a curve that no single motion explains. Each part extends as far as one release explains it; the next one
/// begins there. A stretch that is too short or too irregular for a motion is reported unexplained with its times.
struct CurveParts {
    /// The number of evenly spaced rows that are analysed, which limits the accuracy of the boundaries.
    private static let mostRows = 240
    /// Any motion can be fitted through fewer rows.
    private static let fewestRows = 12
    /// The number of rows to skip where no motion explains the following rows.
    private static let step = 4

    private let curve: MeasuredCurve
    /// The noise of all rows. The analysed ones are too far apart to distinguish it from motion.
    private let noise: Double
    private let rest: Double?
    private var feels: [ScrollFeel]
    private(set) var all: [CurvePart] = []

    /// Tries `feels` for the first part; further parts use only the feel that explains it, since a curve is of one
    /// scroll view.
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
        let (first, last) = (curve.times[rows.lowerBound], curve.times[rows.upperBound - 1])
        return CurvePart(rows: rows, times: curve.start + first...curve.start + last, fit: fit)
    }

    /// Returns the longest part that begins at a row; nil if even the shortest is not explained.
    private func longest(from start: Int) -> CurvePart? {
        let end = curve.times.count
        if let rest, let fit = explanation(start..<end, target: rest) { return part(start..<end, fit) }
        guard var best = explanation(start..<start + Self.fewestRows) else { return nil }
        var (explained, refuted) = (start + Self.fewestRows, end + 1)
        while refuted - explained > 1 {
            // Doubles the number of rows until it is too large, then bisects.
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

    /// Returns the feel that explains the rows as one release, with its own numbers or with fitted ones; nil if none
    /// does.
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

    /// The residuals must not exceed the noise, also in the last rows, where the end of a motion shows first.
    private func isExplained(_ fit: FeelFit) -> Bool {
        let ends = fit.residuals.suffix(3)
        return fit.rms <= max(0.25, 2 * noise) && ends.allSatisfy { abs($0) <= max(0.5, 4 * noise) }
    }
}

/// The stretches of a curve in which a fit deviates from it.
struct UnexplainedStretch: Equatable, Sendable {
    /// The times of the first and the last row, in seconds.
    var times: ClosedRange<Double>
    /// The largest residual in points, and its time.
    var largest: Double
    var worst: Double

    /// Returns the stretches whose residuals exceed the noise; close stretches are merged. Linear in the rows.
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

    /// The number of explained rows between two unexplained ones up to which both belong to the same stretch.
    private static let joined = 6
}
