import ScrollPhysics
import XCTest

/// A failure must be readable: a failing value is made small, and stays a failure of the same kind.
final class ShrinkerTests: XCTestCase {
    func testALongListIsCutDownToWhatFails() {
        let list = Array(0..<1000)
        let shrinker = Shrinker<[Int]>(simpler: \.withLess, fails: { $0.contains(137) && $0.contains(902) })
        XCTAssertEqual(shrinker.shrunk(list), [137, 902])
    }

    func testOneElementOfManyIsFoundByHalves() {
        var tries = 0
        let shrinker = Shrinker<[Int]>(simpler: \.withLess) { list in
            tries += 1
            return list.contains(777)
        }
        XCTAssertEqual(shrinker.shrunk(Array(0..<1024)), [777])
        XCTAssertLessThan(tries, 40, "halves are tried before single elements")
    }

    func testWhatFailsEmptyIsCutDownToNothing() {
        XCTAssertEqual(Shrinker<[Int]>(simpler: \.withLess, fails: { _ in true }).shrunk([1, 2, 3]), [])
    }

    func testItGivesUpWhenItHasTriedEnough() {
        let shrinker = Shrinker<[Int]>(simpler: \.withLess, fails: { $0.count > 1 }, patience: 3)
        XCTAssertEqual(shrinker.shrunk(Array(0..<64)).count, 8)
    }

    func testNumbersBecomeRoundBeforeTheyBecomeShort() {
        XCTAssertEqual(236.456.simpler, [0, 1, 100, 200, 236, 236.5])
        XCTAssertEqual(0.0.simpler, [])
    }

    /// A fault planted into the claim: a fling of 500 points per second or more breaks it.
    func testAPlantedFaultIsShrunkToTheEventThatShowsIt() throws {
        func fails(_ script: FuzzScript) -> Bool {
            script.has { if case .fling(let velocity) = $0 { abs(velocity.y) >= 500 } else { false } }
        }
        let seed = try XCTUnwrap((0..<1000 as Range<UInt64>).first { fails(FuzzScript(seed: $0)) })
        let script = FuzzScript(seed: seed)
        let short = Shrinker(simpler: \.simpler, fails: fails).shrunk(script)
        XCTAssertGreaterThan(script.steps.count, 1, "seed \(seed)")
        XCTAssertEqual(short.steps.count, 1, "seed \(seed)")
        guard case .fling(let velocity) = short.steps[0].intent else { return XCTFail("\(short.steps)") }
        XCTAssertEqual(velocity.x, 0, "what has no part in it is gone")
        XCTAssertEqual(velocity.y.truncatingRemainder(dividingBy: 100), 0, "and numbers are round: \(velocity)")
        XCTAssertEqual(short.targets, .none)
        XCTAssertTrue(short.feel.numbers.isEmpty)
    }

    /// A scroller that does not bring stretched content back, and the recording that shows it.
    func testAFaultOfTheScrollerIsShrunkToAFewEvents() throws {
        func isLeftOutside(_ script: FuzzScript) -> Bool {
            var player = FuzzPlayer(script)
            player.play()
            let offset = player.scroller.offset(at: .nanoseconds(script.lastMoment))
            return player.scroller.extent.y.overscroll(of: offset.y) < -10
        }
        let seed = try XCTUnwrap((0..<1000 as Range<UInt64>).first { isLeftOutside(FuzzScript(seed: $0)) })
        let short = Shrinker(simpler: \.simpler, fails: isLeftOutside).shrunk(FuzzScript(seed: seed))
        XCTAssertTrue(isLeftOutside(short), "seed \(seed)")
        XCTAssertLessThanOrEqual(short.steps.count, 3, "seed \(seed): \(short.recording)")
    }
}
