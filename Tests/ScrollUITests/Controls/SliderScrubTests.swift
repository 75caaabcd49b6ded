import ScrollUI
import XCTest

final class SliderScrubTests: XCTestCase {
    func testItGoesFromEndToEndWithinItsTravel() {
        var scrub = SliderScrub(value: 0, in: 0...100)
        XCTAssertEqual(scrub.move(by: SliderScrub.travel / 2, []), 50, accuracy: 1e-9)
        XCTAssertEqual(scrub.move(by: SliderScrub.travel / 2, []), 100)
    }

    func testShiftGoesTenTimesAsFarAndOptionATenth() {
        for (modifiers, way): (InputEvent.Modifiers, Double) in [([], 10), (.shift, 100), (.option, 1)] {
            var scrub = SliderScrub(value: 400, in: 0...1000)
            XCTAssertEqual(scrub.move(by: 0.01 * SliderScrub.travel, modifiers), 400 + way, accuracy: 1e-9)
        }
    }

    func testSmallStepsAddUpAlthoughEachIsRoundedAway() {
        var scrub = SliderScrub(value: 50, in: 0...100, step: 10)
        var value = 50.0
        for _ in 0..<24 { value = scrub.move(by: 1, []) }
        XCTAssertEqual(value, 60)
    }

    func testBeyondAnEndItWaitsForNothing() {
        var scrub = SliderScrub(value: 90, in: 0...100)
        XCTAssertEqual(scrub.move(by: 5000, []), 100)
        XCTAssertEqual(scrub.move(by: -0.1 * SliderScrub.travel, []), 90, accuracy: 1e-9)
    }

    func testRoundNumbersMeetTheMarks() {
        var scrub = SliderScrub(
            value: 0.5, in: 0...1, step: 0.01, marks: [0.5417], rounding: .roundNumbers)
        XCTAssertEqual(scrub.move(by: 10, []), 0.5417)
        XCTAssertEqual(scrub.move(by: 10, []), 0.58, accuracy: 1e-9)
    }
}
