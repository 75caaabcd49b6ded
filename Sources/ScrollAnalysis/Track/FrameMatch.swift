/// Where a frame lies from another one, as far as these two tell.
struct FrameMatch: Equatable, Sendable {
    /// Pixels from where the earlier one has what the later one shows.
    let shift: Double
    /// ``FrameDifference`` there.
    let difference: Double
    /// Other shifts that look as well, pixels.
    let others: [Double]
}

/// Looks for the shift from one frame to another in the whole range.
struct FrameMatcher {
    private let correlation: PhaseCorrelation
    let fine: FineShift

    /// For lines of so many pixels.
    init(length: Int) throws(PlaygroundError) {
        correlation = try PhaseCorrelation(length: length)
        fine = try FineShift(length: length)
    }

    /// A frame made ready to be compared.
    func view(of frame: FrameLines) -> FrameView {
        FrameView(lines: frame, smooth: frame.smoothed, spectra: correlation.spectra(of: frame))
    }

    /// The shift at which both look most alike. Where several look equally alike, the one nearest to `prediction`. Nil where nothing
    /// is alike.
    func match(from earlier: FrameView, to later: FrameView, near prediction: Double) -> FrameMatch? {
        let whole = candidates(earlier, later, prediction).compactMap { measured($0, earlier, later) }
        guard let least = whole.map(\.difference).min() else { return nil }
        // Half a pixel can make so much of a difference.
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

    /// Of the highest peaks, one is where the content lies.
    private static let mostPeaks = 8
    /// At more than this share of difference nothing is alike.
    private static let unlike = 0.4
    /// A difference so many times the least, or larger by so little, may be by chance.
    private static let (equal, equalShare) = (1.5, 0.002)
    /// Pixels; shifts closer together are the same one.
    private static let apart = 2.0
}

/// A frame in the forms in which it is compared.
struct FrameView {
    let lines: FrameLines
    let smooth: FrameLines
    let spectra: PhaseCorrelation.Spectra
}
