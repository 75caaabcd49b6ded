import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// A custom shape that has only its path.
private struct Triangle: Shape {
    var tip: CGFloat = 0.5
    var animatableData: CGFloat {
        get { tip }
        set { tip = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

@MainActor
final class ShapeTests: XCTestCase {
    private func dump<V: View>(@ViewBuilder _ view: @MainActor () -> V) -> String {
        let host = ViewHost(size: CGSize(width: 100, height: 80), root: view)
        host.frame(at: .zero)
        return host.displayList.dump()
    }

    func testAShapeOfOnesOwnIsDrawnByItsPath() async {
        let text = dump { Triangle().fill(.white).frame(width: 40, height: 20) }
        XCTAssertTrue(text.contains("fill path(M 20 0 L 40 20 L 0 20 Z at 30 30) #FFFFFFFF"), text)
    }

    func testAPathThatIsAPlainFigureIsDrawnAsOne() async {
        let text = dump { Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20)).fill(.white) }
        XCTAssertTrue(text.contains("fill ellipse(1 2 30 20)"), text)
    }

    func testALineHasItsStyle() async {
        let text = dump {
            Triangle().stroke(
                .white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [4, 2]))
        }
        XCTAssertTrue(text.contains("line 3 round round dash 4 2"), text)
    }

    func testAPlainLineAlongAPlainShapeIsABorder() async {
        XCTAssertTrue(dump { Circle().stroke(.white, lineWidth: 4) }.contains("border ellipse(8 -2 84 84) width 4"))
        XCTAssertTrue(
            dump { Rectangle().strokeBorder(.white, lineWidth: 4) }.contains("border rect(0 0 100 80) width 4"))
    }

    func testAShapeIsDrawnAgainOverWhatWasDrawnOfIt() async {
        let host = host(40, 40) { Circle().fill(.red).stroke(.green, lineWidth: 2).strokeBorder(.blue) }
        let kinds = host.displayList.items.compactMap { item -> String? in
            switch item {
            case .fill(.ellipse, _): "inside"
            case .border(.ellipse, let width, _): "line of \(width)"
            default: nil
            }
        }
        XCTAssertEqual(kinds, ["inside", "line of 2.0", "line of 1.0"])
    }

    func testAPartOfAShapeIsAPath() async {
        let text = dump { Rectangle().trim(from: 0, to: 0.5).stroke(.white, lineWidth: 2) }
        XCTAssertTrue(text.contains("M 0 0 L 100 0 L 100 80 line 2"), text)
    }

    func testShapesAreMovedScaledAndTurnedAsShapes() async {
        func bounds(_ shape: some Shape) -> CGRect {
            shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
        }
        XCTAssertEqual(bounds(Rectangle().offset(x: 5, y: 6)), CGRect(x: 5, y: 6, width: 20, height: 10))
        XCTAssertEqual(bounds(Rectangle().scale(0.5)), CGRect(x: 5, y: 2.5, width: 10, height: 5))
        XCTAssertEqual(bounds(Rectangle().rotation(.degrees(90))).width, 10, accuracy: 1e-9)
        XCTAssertEqual(bounds(Rectangle().size(width: 3, height: 4)), CGRect(x: 0, y: 0, width: 3, height: 4))
        XCTAssertEqual(bounds(AnyShape(Circle())), CGRect(x: 5, y: 0, width: 10, height: 10))
        XCTAssertEqual(
            bounds(UnevenRoundedRectangle(topLeadingRadius: 4).inset(by: 1)), CGRect(x: 1, y: 1, width: 18, height: 8))
    }

    func testAShapeTakesItsSizeFromItself() async {
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)), CGSize(width: 20, height: 20))
        XCTAssertEqual(Triangle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
    }

    func testHitsFollowTheShape() async {
        let probe = Probe()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            Triangle().fill(.white).onTapGesture { probe.hit("tap") }
        }
        host.frame(at: .zero)
        host.click(at: CGPoint(x: 5, y: 5))
        XCTAssertEqual(probe["tap"], 0)
        host.click(at: CGPoint(x: 50, y: 80))
        XCTAssertEqual(probe["tap"], 1)
    }

    func testAnUnchangedPathStaysTheSameObjectWhileItMoves() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { Triangle().fill(.white).frame(width: 40, height: 400) }
        }
        func path() -> VectorPath? {
            for case .fill(.path(let path, _), _) in host.displayList.items { return path }
            return nil
        }
        host.frame(at: .zero)
        let first = path()
        host.notch(-1, at: CGPoint(x: 50, y: 50))
        host.advance(to: .seconds(1))
        XCTAssertNotNil(first)
        XCTAssertTrue(first === path())
    }

    func testGradientsAreDrawnInTheirGeometry() async {
        let radial = dump {
            Rectangle().fill(.radialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 20))
        }
        XCTAssertTrue(radial.contains("around 50 40 radii 20 x 20 from 0.25"), radial)
        let angular = dump { AngularGradient(colors: [.black, .white], center: .topLeading) }
        XCTAssertTrue(angular.contains("around 0 0 from 0 over 6.28"), angular)
        let elliptical = dump { EllipticalGradient(colors: [.black, .white]) }
        XCTAssertTrue(elliptical.contains("radii 50 x 40 from 0"), elliptical)
    }
}
