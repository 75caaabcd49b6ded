import XCTest

@testable import Drawing

/// Spans are blended four pixels at a time. Their ends must not show it.
final class FourPixelsTests: XCTestCase {
    func testFourPixelsAreMixedAsOneIsByEveryWeight() {
        var random = RepeatableRandom(seed: 1)
        for share in 0...256 {
            for _ in 0..<40 {
                let under = (0..<4).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
                let over = (0..<4).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
                let mixed = mix(
                    SIMD4(under[0], under[1], under[2], under[3]), SIMD4(over[0], over[1], over[2], over[3]),
                    weights(UInt32(share)))
                for lane in 0..<4 {
                    XCTAssertEqual(mixed[lane], mix(under[lane], over[lane], UInt32(share)), "weight \(share)")
                }
            }
        }
    }

    func testEveryCoverageUnderEveryAlphaHasTheWeightThatOnePixelHas() {
        for alpha in UInt32(0)...255 {
            for coverage in UInt32(0)...255 {
                let bytes = coverage | ((255 - coverage) << 8) | (coverage << 16) | ((coverage ^ 0x55) << 24)
                let shares = weights(bytes, alpha: alpha)
                for lane in 0..<4 {
                    let byte = (bytes >> UInt32(8 * lane)) & 0xFF
                    let wanted = UInt16(weight(product(byte, alpha)))
                    guard shares[2 * lane] == wanted, shares[2 * lane + 1] == wanted else {
                        return XCTFail("coverage \(byte), alpha \(alpha): \(shares[2 * lane]), not \(wanted)")
                    }
                }
            }
        }
    }
}
