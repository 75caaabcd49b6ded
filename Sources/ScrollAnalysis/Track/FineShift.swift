import CKissFFT
import Foundation

/// Refines the shift between two frames, known to about a pixel, to a fraction of a pixel.
///
/// Both are cut to their common part, so that both windows show the same content. The shift is then the slope of the
/// phases of their cross-spectrum. Each frequency is weighted by the variance of its phase, which follows from its
/// coherence among the lines: the weights of Hannan and Thomson (Knapp and Carter 1976, "The Generalized Correlation
/// Method for Estimation of Time Delay").
struct FineShift {
    /// The number of pixels of a line.
    private let length: Int
    private let transform: FourierTransform

    /// `length` is the number of pixels of a line.
    init(length: Int) throws(PlaygroundError) {
        self.length = length
        transform = try FourierTransform(atLeast: length)
    }

    /// Returns the shift in pixels, near `shift`, from the position in `earlier` to that of the same content in
    /// `later`. Nil if they have too little in common.
    func shift(from earlier: FrameLines, to later: FrameLines, near shift: Double) -> Double? {
        let whole = Int(shift.rounded())
        let overlap = length - abs(whole)
        guard overlap >= MotionMap.shortest else { return nil }
        let window = Window(start: max(0, whole), otherStart: max(0, -whole), length: overlap)
        let phases = self.phases(earlier, later, window)
        guard let rest = Self.slope(phases) else { return nil }
        return Double(whole) + rest
    }

    /// The common part of two frames.
    private struct Window {
        let start: Int
        let otherStart: Int
        let length: Int
    }

    /// A frequency in radians per pixel, the phase difference there, and its weight.
    private struct Phase {
        let frequency: Double
        let angle: Double
        let weight: Double
    }

    private func phases(_ earlier: FrameLines, _ later: FrameLines, _ window: Window) -> [Phase] {
        let taper = (0..<window.length).map { index -> Float in
            0.5 - 0.5 * cos(2 * Float.pi * (Float(index) + 0.5) / Float(window.length))
        }
        var sums = [Sums](repeating: Sums(), count: transform.frequencies)
        for line in 0..<earlier.count {
            let one = spectrum(earlier, line, window.start, taper)
            let other = spectrum(later, line, window.otherStart, taper)
            for index in sums.indices { sums[index].add(one[index], other[index]) }
        }
        // Lower frequencies are dominated by the window; higher ones by the coarseness of pixels.
        let lowest = max(1, 2 * transform.length / window.length)
        let highest = max(lowest + 1, Int(0.45 * Double(transform.length)))
        return (lowest..<min(highest, sums.count)).map { index in
            let turns = Double(index) / Double(transform.length)
            return Phase(
                frequency: 2 * Double.pi * turns, angle: sums[index].angle,
                weight: 1 / (sums[index].variance(lines: earlier.count) + Self.aliasing(turns) + Self.least))
        }
    }

    /// Returns the variance of a phase due to aliasing: an edge has all frequencies, and those above half a turn per
    /// pixel fold back. It affects all lines of a row of text equally, so that it weighs more than noise; the factor is
    /// from experiments with hard edges.
    private static func aliasing(_ turns: Double) -> Double {
        let ratio: Double = turns / (1 - turns)
        return 30 * ratio * ratio * ratio * ratio
    }

    /// The minimum variance of a phase, so that no single frequency dominates.
    private static let least = 1e-5

    private func spectrum(_ frame: FrameLines, _ line: Int, _ start: Int, _ taper: [Float]) -> [kiss_fft_cpx] {
        let first = line * length + start
        let values = frame.values[first..<first + taper.count]
        let mean = values.reduce(0, +) / Float(taper.count)
        var result = [Float](repeating: 0, count: transform.length)
        for (index, value) in values.enumerated() { result[index] = (value - mean) * taper[index] }
        return transform.spectrum(of: result)
    }

    /// Sums over the lines, at one frequency.
    private struct Sums {
        var (real, imaginary, one, other) = (0.0, 0.0, 0.0, 0.0)

        mutating func add(_ a: kiss_fft_cpx, _ b: kiss_fft_cpx) {
            let (ar, ai, br, bi) = (Double(a.r), Double(a.i), Double(b.r), Double(b.i))
            real += ar * br + ai * bi
            imaginary += ai * br - ar * bi
            one += ar * ar + ai * ai
            other += br * br + bi * bi
        }

        var angle: Double { atan2(imaginary, real) }

        /// Returns the variance of the phase in square radians, from the difference of the coherence from 1. Part of
        /// the coherence is by chance, which cannot be separated with few lines.
        func variance(lines: Int) -> Double {
            guard one > 0, other > 0 else { return Self.unknown }
            let found = (real * real + imaginary * imaginary) / (one * other)
            let coherence = max(0, found - (lines < 8 ? 0 : 1 / Double(lines)))
            return min(Self.unknown, (1 - coherence) / coherence / Double(2 * lines))
        }

        private static let unknown = 1e6
    }

    /// Returns the slope with the best agreement of the phases, within a pixel and a half: the best of a grid, refined
    /// by Newton's method.
    private static func slope(_ phases: [Phase]) -> Double? {
        guard !phases.isEmpty else { return nil }
        let steps = stride(from: -1.5, through: 1.5, by: 0.125)
        var slope = steps.max { agreement(phases, $0) < agreement(phases, $1) } ?? 0
        for _ in 0..<5 {
            var (first, second) = (0.0, 0.0)
            for phase in phases {
                let angle = phase.angle + slope * phase.frequency
                first -= phase.weight * phase.frequency * sin(angle)
                second -= phase.weight * phase.frequency * phase.frequency * cos(angle)
            }
            guard second < 0 else { break }
            slope -= max(-0.1, min(0.1, first / second))
        }
        return slope
    }

    private static func agreement(_ phases: [Phase], _ slope: Double) -> Double {
        phases.reduce(0) { $0 + $1.weight * cos($1.angle + slope * $1.frequency) }
    }
}
