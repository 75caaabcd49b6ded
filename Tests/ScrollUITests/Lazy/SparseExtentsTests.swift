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

    func testAGuessChangesNoAnswer() {
        var random = SplitMix(state: 7)
        var extents = SparseExtents(count: 400, estimate: 50, spacing: 8)
        for _ in 0..<60 {
            // A row without views removes its gap.
            let length = Bool.random(using: &random) ? -8 : Double.random(in: 0...200, using: &random)
            extents.set(length, of: .random(in: 0..<400, using: &random))
        }
        for _ in 0..<2000 {
            let offset = Double.random(in: -50...extents.total + 50, using: &random)
            let index = extents.index(at: offset)
            let guess = Bool.random(using: &random) ? index : Int.random(in: -2...402, using: &random)
            XCTAssertEqual(extents.index(at: offset, near: guess), index)
            let start = extents.offset(of: index)
            XCTAssertEqual(extents.index(at: start, near: guess), extents.index(at: start))
        }
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
