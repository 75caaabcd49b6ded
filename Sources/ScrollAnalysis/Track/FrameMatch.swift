/// The estimated shift between two frames.
struct FrameMatch: Equatable, Sendable {
    /// The shift in pixels from the position in the earlier frame to that in the later one.
    let shift: Double
    /// The ``FrameDifference`` at that shift.
    let difference: Double
    /// Other shifts that match as well, in pixels.
    let others: [Double]
}

/// Searches the whole range for the shift from one frame to another.
struct FrameMatcher {
    private let correlation: PhaseCorrelation
    let fine: FineShift

    /// `length` is the number of pixels of a line.
    init(length: Int) throws(PlaygroundError) {
        correlation = try PhaseCorrelation(length: length)
        fine = try FineShift(length: length)
    }

    /// Prepares a frame for comparisons.
    func view(of frame: FrameLines) -> FrameView {
        FrameView(lines: frame, smooth: frame.smoothed, spectra: correlation.spectra(of: frame))
    }

    /// Returns the shift with the least difference. Among equal ones it prefers the one nearest to `prediction`. Nil if
    /// nothing matches.
    func match(from earlier: FrameView, to later: FrameView, near prediction: Double) -> FrameMatch? {
        let whole = candidates(earlier, later, prediction).compactMap { measured($0, earlier, later) }
        guard let least = whole.map(\.difference).min() else { return nil }
        // Half a pixel can change the difference by this much.
        let refined = whole.filter { $0.difference <= least + 0.15 }.compactMap { found -> Measured? in
            guard let shift = fine.shift(from: earlier.lines, to: later.lines, near: found.shift) else { return found }
            return measured(shift, earlier, later).map { $0.difference < found.difference ? $0 : found }
        }
        guard let best = refined.map(\.difference).min(), best < Self.unlike else { return nil }
        let equal = refined.filter { $0.difference <= best * Self.equal + Self.equalShare }
        let distance = { (found: Measured) in abs(found.shift - prediction) }
        guard let chosen = equal.min(by: { distance($0) < distance($1) }) else { return nil }
        let others = equal.map(\.shift).filter { abs($0 - chosen.shift) > Self.apart }
        return FrameMatch(shift: chosen.shift, difference: chosen.difference, others: Array(Set(others)).sorted())
    }

    private struct Measured {
        let shift: Double
        let difference: Double
    }

    private func measured(_ shift: Double, _ earlier: FrameView, _ later: FrameView) -> Measured? {
        FrameDifference.share(from: earlier.smooth, to: later.smooth, at: shift)
            .map { Measured(shift: shift, difference: $0) }
    }

    private func candidates(_ earlier: FrameView, _ later: FrameView, _ prediction: Double) -> [Double] {
        let peaks = correlation.peaks(
            from: earlier.spectra, to: later.spectra, atMost: Self.mostPeaks, near: prediction)
        return Set(peaks + [0, Int(prediction.rounded())]).map(Double.init)
    }

    /// The number of the highest peaks to examine; one of them is the actual shift.
    private static let mostPeaks = 8
    /// The difference from which frames do not match.
    private static let unlike = 0.4
    /// Differences up to this factor above the least, or up to this amount above it, may be by chance.
    private static let (equal, equalShare) = (1.5, 0.002)
    /// Shifts closer together, in pixels, count as the same.
    private static let apart = 2.0
}

/// A frame in the forms used for comparisons.
struct FrameView {
    let lines: FrameLines
    let smooth: FrameLines
    let spectra: PhaseCorrelation.Spectra
}
