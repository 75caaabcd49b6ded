import Drawing
import XCTest

@testable import SDLHost

final class SymbolEnclosureTests: XCTestCase {
    /// A square of half the width with a hole of a quarter.
    private let inner = SymbolDrawing(
        size: Size(width: 16, height: 16),
        paths: [VectorPath((try? [PathElement](pathData: "M0 0h16v16H0zM6 6h4v4H6z")) ?? [], rule: .evenOdd)])

    private func isInked(_ enclosure: SymbolEnclosure, _ x: Double, _ y: Double = 8) -> Bool {
        enclosure.drawing(around: inner).paths.contains { $0.contains(Point(x: x, y: y)) }
    }

    /// The square goes from 3.6 to 12.4, its hole from 6.9 to 9.1.
    func testALineGoesAroundTheSymbolAtABitMoreThanHalfItsSize() {
        for enclosure in [SymbolEnclosure.ring, .frame] {
            XCTAssertTrue(isInked(enclosure, 0.5), "the line")
            XCTAssertFalse(isInked(enclosure, 2))
            XCTAssertTrue(isInked(enclosure, 4))
            XCTAssertFalse(isInked(enclosure, 8), "the hole")
        }
        XCTAssertFalse(isInked(.ring, 1, 1))
        XCTAssertTrue(isInked(.frame, 0.8, 0.8))
    }

    func testTheSymbolIsCutOutOfAFilledOne() {
        for enclosure in [SymbolEnclosure.disc, .plate] {
            XCTAssertTrue(isInked(enclosure, 0.5))
            XCTAssertTrue(isInked(enclosure, 2))
            XCTAssertFalse(isInked(enclosure, 4), "the symbol")
            XCTAssertTrue(isInked(enclosure, 8), "its hole is filled")
        }
        XCTAssertFalse(isInked(.disc, 1, 1))
        XCTAssertTrue(isInked(.plate, 1, 1))
        XCTAssertFalse(isInked(.plate, 0.1, 0.1), "corners are round")
    }

    func testTheEndOfANameSaysWhatIsAround() {
        XCTAssertEqual(SymbolEnclosure.split("star.circle")?.enclosure, .ring)
        XCTAssertEqual(SymbolEnclosure.split("star.circle.fill")?.base, "star")
        XCTAssertEqual(SymbolEnclosure.split("a.b.square.fill")?.base, "a.b")
        XCTAssertNil(SymbolEnclosure.split("circle"))
        XCTAssertNil(SymbolEnclosure.split("star.fill"))
    }
}
