import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Paths as a SwiftUI developer makes them.
final class PathTests: XCTestCase {
    func testStepsComeBackAsTheyWereAdded() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        XCTAssertEqual(
            elements,
            [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
                .curve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .closeSubpath,
            ])
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    }

    func testArcsGoTheWayThatSwiftUIGoes() {
        let clockwise = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        XCTAssertEqual(clockwise.boundingRect.minX, 0, accuracy: 1e-3)
        XCTAssertEqual(clockwise.boundingRect.maxY, 10, accuracy: 1e-3)
        let other = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        XCTAssertEqual(other.boundingRect.minX, -10, accuracy: 1e-3)
        XCTAssertEqual(other.boundingRect.minY, -10, accuracy: 1e-3)
        let full = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        XCTAssertEqual(full.boundingRect.width, 20, accuracy: 1e-3)
    }

    func testAnArcBetweenTangentsTouchesBoth() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        }
        let end = path.currentPoint ?? .zero
        XCTAssertEqual(end.x, 100, accuracy: 1e-6)
        XCTAssertEqual(end.y, 20, accuracy: 1e-6)
        XCTAssertEqual(path.boundingRect.maxX, 100, accuracy: 1e-6)
        XCTAssertEqual(path.boundingRect.minY, 0, accuracy: 1e-6)
    }

    func testTransformsApplyFromTheInsideOut() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        XCTAssertEqual(CGPoint(x: 3, y: 4).applying(transform), CGPoint(x: 16, y: 8))
        XCTAssertEqual(CGPoint(x: 16, y: 8).applying(transform.inverted()), CGPoint(x: 3, y: 4))
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 3)).applying(transform)
        XCTAssertEqual(path.boundingRect, CGRect(x: 10, y: 0, width: 4, height: 6))
    }

    func testALineIsContainedInItsOwnOutline() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        let outline = line.strokedPath(StrokeStyle(lineWidth: 10))
        XCTAssertEqual(outline.boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10))
        XCTAssertTrue(outline.contains(CGPoint(x: 50, y: 4)))
        XCTAssertFalse(outline.contains(CGPoint(x: 50, y: 6)))
    }

    func testEvenOddLeavesHoles() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15)))
        XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    }
}
