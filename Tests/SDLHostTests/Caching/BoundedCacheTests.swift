import XCTest

@testable import SDLHost

final class BoundedCacheTests: XCTestCase {
    func testTheCostLimitIsNeverPassed() {
        for seed in 0..<200 {
            var random = SeededRandom(seed: UInt64(seed))
            var cache = BoundedCache<Int, Int>(costLimit: 50)
            for step in 0..<300 {
                let key = Int.random(in: 0..<40, using: &random)
                cache.insert(step, for: key, cost: Int.random(in: 1...10, using: &random))
                XCTAssertLessThanOrEqual(cache.cost, 50, "seed \(seed), step \(step)")
            }
        }
    }

    func testItKeepsExactlyWhatAListInOrderOfUseWouldKeep() {
        for seed in 0..<200 {
            var random = SeededRandom(seed: UInt64(seed))
            var cache = BoundedCache<Int, Int>(costLimit: 8)
            var model: [(key: Int, value: Int)] = []
            for step in 0..<400 {
                let key = Int.random(in: 0..<16, using: &random)
                if Bool.random(using: &random) {
                    cache.insert(step, for: key)
                    model.removeAll { $0.key == key }
                    model.append((key, step))
                    if model.count > 8 { model.removeFirst() }
                } else {
                    let known = model.first { $0.key == key }
                    XCTAssertEqual(cache.value(for: key), known?.value, "seed \(seed), step \(step)")
                    if let known {
                        model.removeAll { $0.key == key }
                        model.append(known)
                    }
                }
                XCTAssertEqual(cache.count, model.count, "seed \(seed), step \(step)")
            }
        }
    }

    func testASingleEntryLargerThanTheLimitIsKeptAlone() {
        var cache = BoundedCache<String, Int>(costLimit: 10)
        cache.insert(1, for: "small", cost: 5)
        cache.insert(2, for: "large", cost: 100)
        XCTAssertEqual(cache.value(for: "large"), 2)
        XCTAssertNil(cache.value(for: "small"))
    }

    func testAnEntryThatIsReplacedCountsOnce() {
        var cache = BoundedCache<String, Int>(costLimit: 10)
        cache.insert(1, for: "a", cost: 6)
        cache.insert(2, for: "a", cost: 4)
        XCTAssertEqual(cache.cost, 4)
        XCTAssertEqual(cache.value(for: "a"), 2)
    }
}
