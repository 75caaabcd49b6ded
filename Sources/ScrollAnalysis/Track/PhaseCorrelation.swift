import CKissFFT
import Foundation

/// Finds candidates for the shift between two frames in whole pixels, over the whole range: the peaks of their phase
/// correlation (Kuglin and Hines 1975) along the axis, over all lines together.
struct PhaseCorrelation {
    /// The data used to compare a frame: the spectra of its lines.
    struct Spectra {
        fileprivate let lines: [[kiss_fft_cpx]]
    }

    /// The number of pixels of a line.
    let length: Int
    private let transform: FourierTransform
    private let window: [Float]

    /// `length` is the number of pixels of a line.
    init(length: Int) throws(PlaygroundError) {
        self.length = length
        // Padded to twice the length, so that forward and backward shifts are distinct.
        transform = try FourierTransform(atLeast: 2 * length)
        window = (0..<length).map { Self.window($0, of: length) }
    }

    /// `frame` must have lines of that length.
    func spectra(of frame: FrameLines) -> Spectra {
        Spectra(lines: (0..<frame.count).map { line in transform.spectrum(of: windowed(frame, line)) })
    }

    /// Returns the likeliest whole shifts and the likeliest one near `prediction`: a pixel in `later` shows the content
    /// that `earlier` has that many pixels further on.
    func peaks(from earlier: Spectra, to later: Spectra, atMost count: Int, near prediction: Double) -> [Int] {
        let heights = transform.inverse(of: crossSpectrum(earlier, later))
        let longest = length - FrameDifference.leastOverlap(of: length)
        let shifts = (-longest...longest).filter { shift in
            let height = self.height(heights, shift)
            return height >= self.height(heights, shift - 1) && height > self.height(heights, shift + 1)
        }
        let sorted = shifts.sorted { self.height(heights, $0) > self.height(heights, $1) }
        let near = sorted.first { abs(Double($0) - prediction) <= Self.reliable + abs(prediction) / 4 }
        return sorted.prefix(count) + (near.map { [$0] } ?? [])
    }

    private func height(_ heights: [Float], _ shift: Int) -> Float {
        heights[shift < 0 ? shift + transform.length : shift]
    }

    /// Every frequency is weighted by its phase alone, with less weight for faint ones and for the highest ones, which
    /// contain noise. Repeating rows have almost no energy between their own frequencies.
    private func crossSpectrum(_ earlier: Spectra, _ later: Spectra) -> [kiss_fft_cpx] {
        var cross = [kiss_fft_cpx](repeating: kiss_fft_cpx(), count: transform.frequencies)
        for (one, other) in zip(earlier.lines, later.lines) {
            for index in cross.indices {
                cross[index].r += one[index].r * other[index].r + one[index].i * other[index].i
                cross[index].i += one[index].i * other[index].r - one[index].r * other[index].i
            }
        }
        let sizes = cross.map { hypot($0.r, $0.i) }
        let faint = Self.faint * sizes.reduce(0, +) / Float(sizes.count)
        for (index, size) in sizes.enumerated() {
            let turns = Float(index) / Float(transform.length) / Self.cutoff
            let weight = size > 0 ? exp(-turns * turns / 2) / (size + faint) : 0
            cross[index].r *= weight
            cross[index].i *= weight
        }
        return cross
    }

    /// The error of a prediction, in pixels, that is allowed for content at rest.
    private static let reliable = 6.0
    /// The share of the mean magnitude below which a frequency has less than half the weight.
    private static let faint: Float = 0.1
    /// The frequency, in turns per pixel, whose weight is three fifths.
    private static let cutoff: Float = 0.15

    /// Returns the line without its mean, with tapered ends, and padded with zeros.
    private func windowed(_ frame: FrameLines, _ line: Int) -> [Float] {
        let values = frame.values[line * length..<(line + 1) * length]
        let mean = values.reduce(0, +) / Float(length)
        var result = [Float](repeating: 0, count: transform.length)
        for (index, value) in values.enumerated() { result[index] = (value - mean) * window[index] }
        return result
    }

    /// Tukey's window: a cosine over an eighth at each end.
    private static func window(_ index: Int, of length: Int) -> Float {
        let taper = max(1, length / 8)
        let distance = min(index, length - 1 - index)
        guard distance < taper else { return 1 }
        return 0.5 - 0.5 * cos(Float.pi * (Float(distance) + 0.5) / Float(taper))
    }
}
