import XCTest

@testable import PlaygroundKit

final class PlotRangeTests: XCTestCase {
    func testWhatIsUnderThePointerStaysThere() {
        var range = PlotRange(whole: 0...10)
        range.zoom(by: 0.5, about: 4)
        XCTAssertEqual(range.shown, 2...7)
        range.zoom(by: 0.5, about: 4)
        XCTAssertEqual(range.shown, 3...5.5)
        range.zoom(by: 2, about: 4)
        XCTAssertEqual(range.shown, 2...7)
    }

    func testNothingBeyondTheEndsIsShown() {
        var range = PlotRange(whole: 0...10, shown: 2...4)
        range.pan(by: -5)
        XCTAssertEqual(range.shown, 0...2)
        range.pan(by: 50)
        XCTAssertEqual(range.shown, 8...10)
        range.zoom(by: 100, about: 9)
        XCTAssertTrue(range.isWhole)
    }

    func testThereIsALeastLength() {
        var range = PlotRange(whole: 0...10)
        for _ in 0..<100 { range.zoom(by: 0.5, about: 3) }
        XCTAssertEqual(range.length, PlotRange.least, accuracy: 1e-9)
        XCTAssertTrue(range.shown.contains(3))
    }

    func testAPartThatIsNotThereAnyMoreIsPulledIn() {
        XCTAssertEqual(PlotRange(whole: 0...1, shown: 5...6).shown, 0...1)
        XCTAssertEqual(PlotRange(whole: 0...4, shown: 5...6).shown, 3...4)
        XCTAssertEqual(PlotRange(whole: 0...0, shown: 5...6).shown, 0...0)
    }

    func testNumbersThatAreNoneChangeNothing() {
        var range = PlotRange(whole: 0...10, shown: 2...4)
        range.zoom(by: .nan, about: 3)
        range.zoom(by: 0, about: 3)
        range.pan(by: .infinity)
        XCTAssertEqual(range.shown, 2...4)
        range = PlotRange(whole: 0...0)
        range.zoom(by: 0.5, about: 0)
        range.pan(by: 1)
        XCTAssertEqual(range.shown, 0...0)
    }

    func testRevealingGoesNoFurtherThanItTakes() {
        var range = PlotRange(whole: 0...10, shown: 2...4)
        range.reveal(3)
        XCTAssertEqual(range.shown, 2...4)
        range.reveal(5)
        XCTAssertEqual(range.shown, 3...5)
        range.reveal(1)
        XCTAssertEqual(range.shown, 1...3)
    }
}
