import XCTest

@_spi(Nodes) @testable import ScrollUI

final class SliderRoundingTests: XCTestCase {
    func testTheRoundestNumberOfAnIntervalHasTheFewestDigits() {
        let cases: [(ClosedRange<Double>, Double)] = [
            (0.99793...0.99807, 0.998), (0.99807...0.99819, 0.9981), (3.1...3.9, 3.5), (-0.2...0.3, 0), (87...113, 100),
            (11_800...12_300, 12_000), (-113 ... -87, -100), (0.00121...0.00129, 0.00125), (41...43.5, 42),
        ]
        for (interval, expected) in cases {
            let middle = (interval.lowerBound + interval.upperBound) / 2
            XCTAssertEqual(SliderRounding.roundest(in: interval, near: middle), expected, "\(interval)")
        }
    }

    func testItLiesInTheInterval() {
        var generator = SplitMix(state: 11)
        for _ in 0..<10_000 {
            let middle = Double.random(in: -1000...1000, using: &generator)
            let half = pow(10, Double.random(in: -9...2, using: &generator))
            let interval = (middle - half)...(middle + half)
            XCTAssertTrue(interval.contains(SliderRounding.roundest(in: interval, near: middle)), "\(interval)")
        }
    }

    private func values(
        _ range: ClosedRange<Double>, step: Double?, mark: Double? = nil, _ scale: SliderScale,
        _ rounding: SliderRounding = .roundNumbers
    ) -> SliderValues {
        SliderValues(
            range: range, step: step, marks: [mark].compactMap { $0 }, scale: scale, rounding: rounding)
    }

    func testEachOfSeveralMarksIsMetExactly() {
        let rates = SliderValues(
            range: 0...1, step: 0.01, marks: [0.3333, 0.7071], scale: .linear, rounding: .roundNumbers)
        for mark in rates.marks { XCTAssertEqual(rates.value(at: mark + 0.004, travel: 80, []), mark) }
        XCTAssertEqual(rates.value(at: 0.5, travel: 80, []), 0.5)
    }

    func testTheMarkAndTheEndsAreMetExactly() {
        let rates = values(0.9...0.9999, step: 0.0005, mark: 0.99833, .towardsOne)
        let share = rates.share(of: 0.99833)
        XCTAssertEqual(rates.value(at: share + 0.4 / 80, travel: 80, []), 0.99833)
        XCTAssertEqual(rates.value(at: 0.001, travel: 80, []), 0.9)
        XCTAssertEqual(rates.value(at: 0.999, travel: 80, []), 0.9999)
    }

    /// A step of the track is a step of the perceived quantity: the time constant, 1 / (1 - rate).
    func testNoPointOfTheTrackChangesTheTimeConstantByMoreThanAQuarter() {
        let rates = values(0.9...0.9999, step: 0.0005, .towardsOne)
        var last = rates.value(at: 0, travel: 80, [])
        for point in 1...80 {
            let next = rates.value(at: Double(point) / 80, travel: 80, [])
            XCTAssertGreaterThan(next, last, "point \(point)")
            XCTAssertLessThan((1 - last) / (1 - next), 1.25, "point \(point)")
            last = next
        }
    }

    func testOptionIsTenTimesAsFineAndShiftTenTimesAsCoarseAsTheStep() {
        let lengths = values(0...200, step: 4, .linear)
        XCTAssertEqual(lengths.value(after: 28, direction: 1, []), 32)
        XCTAssertEqual(lengths.value(after: 28, direction: -1, .option), 27.6)
        XCTAssertEqual(lengths.value(after: 28, direction: 1, .shift), 68)
        XCTAssertEqual(lengths.value(after: 180, direction: 1, .shift), 200)
    }

    func testAStepThatIsAskedForIsKeptWhateverIsHeldDown() {
        let counts = values(0...10, step: 1, .linear, .step)
        for modifiers: InputEvent.Modifiers in [[], .option, .shift] {
            let value = counts.value(after: 3, direction: 1, modifiers)
            XCTAssertEqual(value, value.rounded())
            XCTAssertGreaterThan(value, 3)
        }
        XCTAssertEqual(counts.value(at: 0.37, travel: 100, .option), 4)
    }

    /// Every key press changes the value until the end is reached.
    func testKeysDoNotGetStuck() {
        for (range, step, scale) in [
            (0.9...0.9999, 0.0005, SliderScale.towardsOne), (1...500, 5, .logarithmic), (0...20, 0.05, .linear),
            (0...1_000_000, 10, .logarithmicFromZero(unit: 10)),
        ] {
            for modifiers: InputEvent.Modifiers in [[], .option, .shift] {
                let values = values(range, step: step, scale)
                var value = values.value(at: 0.5, travel: 80, [])
                for _ in 0..<20 where value < range.upperBound {
                    let next = values.value(after: value, direction: 1, modifiers)
                    XCTAssertGreaterThan(next, value, "\(scale) \(modifiers)")
                    value = next
                }
            }
        }
    }
}
