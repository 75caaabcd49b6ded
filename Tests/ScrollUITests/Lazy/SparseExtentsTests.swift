import XCTest

@_spi(Nodes) @testable import ScrollUI

final class SparseExtentsTests: XCTestCase {
    func testOffsetsAreThoseOfAPlainSum() {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &random)
        var generator = SplitMix(state: seed)
        for count in [0, 1, 5, 32, 33, 1000, 40_000] {
            var extents = SparseExtents(count: count, estimate: 50, spacing: 4)
            var lengths = [Double](repeating: 50, count: count)
            for _ in 0..<min(200, count) {
                let index = Int.random(in: 0..<count, using: &generator)
                let length = Double(Int.random(in: 0...120, using: &generator))
                extents.set(length, of: index)
                lengths[index] = length
            }
            var sum = 0.0
            for index in 0..<count {
                if index % max(1, count / 50) == 0 {
                    XCTAssertEqual(extents.offset(of: index), sum, accuracy: 1e-6, "seed \(seed), row \(index)")
                    XCTAssertEqual(extents.length(of: index), lengths[index], "seed \(seed), row \(index)")
                }
                sum += lengths[index] + 4
            }
            XCTAssertEqual(extents.total, max(0, sum - 4), accuracy: 1e-6, "seed \(seed), count \(count)")
        }
    }

    func testTheRowAtAPlaceIsTheOneThatStartsThereOrBefore() {
        var extents = SparseExtents(count: 100_000, estimate: 20, spacing: 0)
        extents.set(500, of: 77)
        extents.set(0, of: 78)
        for index in [0, 1, 76, 77, 79, 5000, 99_999] {
            XCTAssertEqual(extents.index(at: extents.offset(of: index)), index)
            XCTAssertEqual(extents.index(at: extents.offset(of: index) + extents.length(of: index) - 0.5), index)
        }
        XCTAssertEqual(extents.index(at: -10), 0)
        XCTAssertEqual(extents.index(at: 1e12), 99_999)
    }
}

struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
