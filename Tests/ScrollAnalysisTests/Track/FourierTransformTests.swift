import XCTest

@testable import ScrollAnalysis

final class FourierTransformTests: XCTestCase {
    func testTheInverseOfASpectrumIsTheLineTimesItsLength() throws {
        let transform = try FourierTransform(atLeast: 7)
        XCTAssertEqual(transform.length, 8)
        let line: [Float] = [3, 1, -4, 1, 5, -9, 2, 6]
        let spectrum = transform.spectrum(of: line)
        XCTAssertEqual(spectrum.count, 5)
        for (found, number) in zip(transform.inverse(of: spectrum), line) {
            XCTAssertEqual(found, 8 * number, accuracy: 1e-4)
        }
    }

    func testLengthsHaveQuickFactorsAlone() throws {
        for (least, length) in [(1, 2), (97, 100), (128, 128), (1081, 1152), (2400, 2400)] {
            XCTAssertEqual(try FourierTransform(atLeast: least).length, length, "\(least)")
        }
    }
}
