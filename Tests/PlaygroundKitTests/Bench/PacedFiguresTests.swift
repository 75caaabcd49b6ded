import XCTest

@testable import PlaygroundKit

final class PacedFiguresTests: XCTestCase {
    func testFramesWithinTheIntervalAreInTime() {
        var figures = PacedFigures(rate: 100)
        for frame in 0..<10 {
            let start = Double(frame) * 10
            figures.add(began: start, presented: start + 9, rows: 1)
        }
        XCTAssertEqual(figures.framesOverTime, 0)
        XCTAssertEqual(figures.hitchRatio, 0)
        XCTAssertEqual(figures.rowsMade, 10)
    }

    func testAFrameThatTakesThreeIntervalsIsTwoLate() {
        var figures = PacedFigures(rate: 100)
        figures.add(began: 0, presented: 25, rows: 0)
        for frame in 1..<10 {
            let start = 15 + Double(frame) * 10
            figures.add(began: start, presented: start + 5, rows: 0)
        }
        XCTAssertEqual(figures.framesOverTime, 1)
        XCTAssertEqual(figures.hitchRatio, 200, accuracy: 1e-9)
    }

    /// Six of ten milliseconds are left after the first frame; preparing took eight.
    func testPreparingThatTakesMoreThanIsLeftDelaysTheNextFrame() {
        var figures = PacedFigures(rate: 100)
        figures.add(began: 0, presented: 4, rows: 0)
        figures.add(began: 12, presented: 17, rows: 0)
        XCTAssertEqual(figures.lengths, [4, 7])
    }
}
