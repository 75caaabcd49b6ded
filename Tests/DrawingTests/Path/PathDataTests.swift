import Drawing
import XCTest

/// The `d` attribute of SVG paths.
final class PathDataTests: XCTestCase {
    private func elements(_ text: String) throws -> [PathElement] { try [PathElement](pathData: text) }

    func testLettersInSmallAreRelativeAndLinesFollowAMove() throws {
        XCTAssertEqual(
            try elements("M1 2 3 4h1V0l-1-.5z"),
            [
                .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .line(Point(x: 4, y: 4)), .line(Point(x: 4, y: 0)),
                .line(Point(x: 3, y: -0.5)), .close,
            ])
    }

    func testAFigureAfterACloseBeginsWhereTheOtherOneDid() throws {
        XCTAssertEqual(
            try elements("m1 1h2zl0 3m1 1v1"),
            [
                .move(Point(x: 1, y: 1)), .line(Point(x: 3, y: 1)), .close, .move(Point(x: 1, y: 1)),
                .line(Point(x: 1, y: 4)), .move(Point(x: 2, y: 5)), .line(Point(x: 2, y: 6)),
            ])
    }

    func testSmoothCurvesMirrorTheControlBefore() throws {
        XCTAssertEqual(
            try elements("M0 0C0 1 1 2 2 2s2 1 2 2Q5 4 5 5t1 1").suffix(3),
            [
                .curve(to: Point(x: 4, y: 4), control1: Point(x: 3, y: 2), control2: Point(x: 4, y: 3)),
                .quad(to: Point(x: 5, y: 5), control: Point(x: 5, y: 4)),
                .quad(to: Point(x: 6, y: 6), control: Point(x: 5, y: 6)),
            ])
        XCTAssertEqual(
            try elements("M0 0S1 1 2 2").last,
            .curve(to: Point(x: 2, y: 2), control1: .zero, control2: Point(x: 1, y: 1)), "nothing to be mirrored")
    }

    func testNumbersAndFlagsMayTouch() throws {
        XCTAssertEqual(
            try elements("M.5.5-1-1e1"), [.move(Point(x: 0.5, y: 0.5)), .line(Point(x: -1, y: -10))])
        XCTAssertEqual(try elements("M0 0a1 1 0 012 0").last?.end?.x ?? 0, 2, accuracy: 1e-9)
    }

    /// The four arcs of a circle of radius 5 between (0, 0) and (6, 0), with the center 4 above or below the line.
    func testAnArcIsTheOneOfFourThatTheFlagsSay() throws {
        for (flags, top, bottom) in [("0 0", 0.0, 1.0), ("0 1", -1.0, 0.0), ("1 0", 0.0, 9.0), ("1 1", -9.0, 0.0)] {
            let bounds = try elements("M0 0A5 5 0 \(flags) 6 0").boundingRect
            XCTAssertEqual(bounds.y, top, accuracy: 1e-3, flags)
            XCTAssertEqual(bounds.maxY, bottom, accuracy: 1e-3, flags)
        }
    }

    func testATurnedEllipseAndOneThatIsTooSmall() throws {
        let turned = try elements("M0-4A4 2 90 0 1 0 4").boundingRect
        XCTAssertEqual(turned.maxX, 2, accuracy: 1e-3)
        XCTAssertEqual(turned.height, 8, accuracy: 1e-3)
        let small = try elements("M0 0a1 1 0 0 1 10 0").boundingRect
        XCTAssertEqual(small.y, -5, accuracy: 1e-3)
        XCTAssertEqual(try elements("M0 0a0 1 0 0 1 10 0").last, .line(Point(x: 10, y: 0)))
    }

    func testWhatIsNoPathDataIsAnErrorWithItsPlace() {
        for (text, offset) in [
            ("L0 0", 0), ("M0", 2), ("M0 0X", 4), ("M0 0,L1 1", 4), ("M0 0a1 1 0 2 0 1 1", 11), ("M0 1e999", 3),
            ("M0 0z1", 5), ("M0 0L", 5), ("M0 .", 3),
        ] {
            XCTAssertThrowsError(try elements(text), text) { error in
                XCTAssertEqual((error as? PathDataError)?.offset, offset, "\(text): \(error)")
            }
        }
        XCTAssertEqual(try elements(" "), [])
    }
}
