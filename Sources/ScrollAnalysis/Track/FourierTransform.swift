import CKissFFT
import Glibc

/// The discrete Fourier transform of real numbers and its inverse, by KISS FFT, for one length.
///
/// Owns KISS FFT's tables and working memory.
final class FourierTransform {
    /// The number of values in a line; even.
    let length: Int
    private let forward: kiss_fftr_cfg
    private let inverse: kiss_fftr_cfg

    /// Chooses for lines of at least `length` values the next even length without factors other than 2, 3 and 5, which
    /// are fast. Throws ``ExitStatus/failed`` if memory is insufficient.
    init(atLeast length: Int) throws(PlaygroundError) {
        self.length = 2 * Int(kiss_fft_next_fast_size(Int32((max(2, length) + 1) / 2)))
        guard let forward = kiss_fftr_alloc(Int32(self.length), 0, nil, nil) else { throw Self.outOfMemory }
        guard let inverse = kiss_fftr_alloc(Int32(self.length), 1, nil, nil) else {
            free(UnsafeMutableRawPointer(forward))
            throw Self.outOfMemory
        }
        (self.forward, self.inverse) = (forward, inverse)
    }

    deinit {
        free(UnsafeMutableRawPointer(forward))
        free(UnsafeMutableRawPointer(inverse))
    }

    private static let outOfMemory = PlaygroundError(
        .failed, "not enough memory for a Fourier transform.", remedy: "Use a smaller --region.")

    /// The number of frequencies from 0 to half a turn per value.
    var frequencies: Int { length / 2 + 1 }

    /// Returns the spectrum of `line`, which has ``length`` values: one for each of the ``frequencies``.
    func spectrum(of line: [Float]) -> [kiss_fft_cpx] {
        precondition(line.count == length)
        var spectrum = [kiss_fft_cpx](repeating: kiss_fft_cpx(), count: frequencies)
        kiss_fftr(forward, line, &spectrum)
        return spectrum
    }

    /// Returns the line of a spectrum, scaled by ``length``.
    func inverse(of spectrum: [kiss_fft_cpx]) -> [Float] {
        precondition(spectrum.count == frequencies)
        var line = [Float](repeating: 0, count: length)
        kiss_fftri(inverse, spectrum, &line)
        return line
    }
}
