import XCTest

@testable import ScrollPhysics

final class TimestampTests: XCTestCase {
    func testEveryTickSurvivesConversionToADuration() {
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let span = Int64(1) << Int64.random(in: 1...61, using: &random)
            let ticks = Int64.random(in: -span...span, using: &random)
            XCTAssertEqual(Timestamp(Timestamp(ticks: ticks).duration).ticks, ticks, "seed \(seed)")
        }
    }

    func testDurationsAreRoundedToTheNearestTick() {
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let attoseconds = Int64.random(in: -(1 << 62)...(1 << 62), using: &random)
            let duration = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
            let error = duration - Timestamp(duration).duration
            XCTAssertLessThanOrEqual(abs(error.components.attoseconds), 7_812_500, "seed \(seed)")
        }
    }

    func testSecondsAsDoublesGiveExactWindows() {
        let window = Timestamp(.seconds(0.14)).ticks - Timestamp(.seconds(0.04)).ticks
        XCTAssertEqual(window, Timestamp.ticksPerSecond / 10)
    }

    func testFarTimesArePulledInAndDoNotOverflow() {
        let far = Timestamp(.seconds(Int64.max / 4))
        let past = Timestamp(.seconds(Int64.min / 4))
        XCTAssertGreaterThan(far, Timestamp(.seconds(60_000_000)))
        XCTAssertLessThan(past, Timestamp(.seconds(-60_000_000)))
        XCTAssertTrue(far.seconds(since: past).isFinite)
        XCTAssertEqual(past.seconds(since: far), 0)
    }
}
