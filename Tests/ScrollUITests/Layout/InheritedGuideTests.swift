import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// How far the alignment guides of views reach.
@MainActor
final class InheritedGuideTests: XCTestCase {
    private static func box(_ length: CGFloat = 20) -> some View { Color.red.frame(width: length, height: length) }

    func testAnOverlayMeetsTheGuidesOfItsView() async {
        for isOverlay in [true, false] {
            let view = Self.box(100).alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.leading) { _ in 30 }
            let second = Self.box().id("second")
            let host = host(300, 300) {
                if isOverlay {
                    view.overlay(alignment: .topLeading) { second }
                } else {
                    view.background(alignment: .topLeading) { second }
                }
            }
            XCTAssertEqual(host.frame(ofID: "second"), CGRect(x: 130, y: 200, width: 20, height: 20))
        }
    }

    func testAnOverlayLiesOnTheFirstLineOfAPaddedText() async {
        let host = host(300, 300) {
            Text("a\nb").padding(10).overlay(alignment: .leadingFirstTextBaseline) { Text("*").id("star") }.id("text")
        }
        XCTAssertEqual(host.frame(ofID: "star")?.minY, (host.frame(ofID: "text")?.minY ?? 0) + 10)
    }

    func testSeveralViewsInAnOverlayAreCentredInEachOther() async {
        let host = host(100, 100) {
            Self.box(100).overlay(alignment: .topLeading) {
                Self.box(40).id("large")
                Self.box(20).id("small")
            }
        }
        XCTAssertEqual(host.frame(ofID: "large"), CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(host.frame(ofID: "small"), CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    private enum Waist: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// A row of a column, in which the first view has a guide 10 points from its top, and a box.
    private func row(_ alignment: VerticalAlignment, isAlone: Bool = false) -> ViewHost {
        host(100, 100) {
            HStack(alignment: alignment, spacing: 0) {
                VStack(spacing: 0) {
                    Self.box().alignmentGuide(alignment) { _ in 10 }.id("first")
                    if !isAlone { Self.box() }
                }
                Self.box().id("beside")
            }
        }
    }

    func testALineOfTheFrameReachesThroughAStackOnlyFromASingleView() async throws {
        func distance(_ host: ViewHost) throws -> CGFloat {
            try XCTUnwrap(host.frame(ofID: "beside")).minY - XCTUnwrap(host.frame(ofID: "first")).minY
        }
        XCTAssertEqual(try distance(row(.top)), 0)
        XCTAssertEqual(try distance(row(.top, isAlone: true)), 10)
        let waist = VerticalAlignment(Waist.self)
        XCTAssertEqual(try distance(row(waist)), -10)
        XCTAssertEqual(try distance(row(waist, isAlone: true)), -10)
    }

    func testAStackContainsTheLineOnWhichItsViewsMeet() async {
        let host = host(300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Self.box(50).alignmentGuide(.leading) { _ in -20 }.id("first")
                Self.box(50).alignmentGuide(.leading) { _ in -20 }
            }
            .id("column")
        }
        XCTAssertEqual(host.frame(ofID: "column")?.width, 70)
        XCTAssertEqual((host.frame(ofID: "first")?.minX ?? 0) - (host.frame(ofID: "column")?.minX ?? 0), 20)
    }

    func testAStrokeIsAsLargeAsItsShape() async {
        let host = host(300, 40) {
            HStack {
                Circle().stroke(lineWidth: 4).id("circle")
                Color.red
            }
        }
        XCTAssertEqual(host.frame(ofID: "circle"), CGRect(x: 0, y: 0, width: 40, height: 40))
    }
}
