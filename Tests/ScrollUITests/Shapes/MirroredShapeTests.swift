import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Shapes are mirrored in right-to-left layouts, unless they say otherwise. Measured with SwiftUI 8 for a fill (`layout/rtl-shapes` of
/// `measured_layout.json`'s source); that clips and strokes are mirrored too is read from SwiftUI 6.5.4.
@MainActor
final class MirroredShapeTests: XCTestCase {
    /// A triangle that points to the trailing side.
    private struct Arrow: Shape {
        var behavior = LayoutDirectionBehavior.mirrors

        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

        func path(in rect: CGRect) -> Path {
            Path {
                $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
            }
        }
    }

    /// The columns of ten points across 40, in the row at `y`, at which the view is hit.
    private func hits<V: View>(_ view: V, _ direction: LayoutDirection, y: CGFloat = 4) -> [Int] {
        let probe = Probe()
        let host = host(40, 40) { view.onTapGesture { probe.hit("shape") }.environment(\.layoutDirection, direction) }
        return (0..<10).filter { column in
            let before = probe["shape"]
            host.click(at: CGPoint(x: 1.7 + CGFloat(column) * 36.6 / 9, y: y))
            return probe["shape"] > before
        }
    }

    private func isMirrored<V: View>(_ view: V, y: CGFloat = 4) -> Bool? {
        let (left, right) = (hits(view, .leftToRight, y: y), hits(view, .rightToLeft, y: y))
        XCTAssertFalse(left.isEmpty)
        XCTAssertNotEqual(left, left.map { 9 - $0 }.sorted(), "the shape is its own mirror image")
        if right == left { return false }
        return right == left.map { 9 - $0 }.sorted() ? true : nil
    }

    func testFillsStrokesClipsAndContentShapesAreMirrored() async {
        XCTAssertEqual(isMirrored(Arrow().fill(.red)), true)
        XCTAssertEqual(isMirrored(Arrow().stroke(.red, lineWidth: 6)), true)
        XCTAssertEqual(isMirrored(Arrow().stroke(lineWidth: 6)), true)
        XCTAssertEqual(isMirrored(Color.red.clipShape(Arrow())), true)
        XCTAssertEqual(isMirrored(Color.red.contentShape(Arrow())), true)
        XCTAssertEqual(isMirrored(Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 40)) }.fill(.red)), true)
        XCTAssertEqual(isMirrored(UnevenRoundedRectangle(topLeadingRadius: 30).fill(.red)), true)
        XCTAssertEqual(isMirrored(UnevenRoundedRectangle(topLeadingRadius: 30).inset(by: 2).fill(.red)), true)
    }

    func testAModifiedShapeFollowsTheShape() async {
        for (behavior, expected) in [(LayoutDirectionBehavior.mirrors, true), (.fixed, false)] {
            let arrow = Arrow(behavior: behavior)
            XCTAssertEqual(isMirrored(arrow.fill(.red)), expected)
            XCTAssertEqual(isMirrored(arrow.offset(x: 2).fill(.red)), expected)
            XCTAssertEqual(isMirrored(arrow.scale(0.9).fill(.red), y: 6), expected)
            XCTAssertEqual(isMirrored(arrow.rotation(.degrees(10)).fill(.red)), expected)
            XCTAssertEqual(isMirrored(arrow.size(width: 30, height: 40).fill(.red)), expected)
            XCTAssertEqual(isMirrored(AnyShape(arrow).fill(.red)), expected)
        }
        XCTAssertEqual(isMirrored(Arrow(behavior: .mirrors(in: .leftToRight)).fill(.red)), true)
    }

    func testAModifiedSymmetricShapeIsMirrored() async {
        XCTAssertEqual(isMirrored(Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 8), y: 30), true)
        XCTAssertEqual(
            isMirrored(Circle().inset(by: 2).trim(from: 0, to: 0.25).stroke(.red, lineWidth: 8), y: 30), true)
        XCTAssertEqual(isMirrored(Rectangle().size(width: 10, height: 40).fill(.red)), true)
        XCTAssertEqual(isMirrored(Capsule().offset(x: 10).fill(.red), y: 20), true)
        XCTAssertEqual(isMirrored(Ellipse().scale(x: 0.5, anchor: .leading).fill(.red), y: 20), true)
    }

    func testWhatIsDrawnIsTheMirrorImage() async {
        func points(_ direction: LayoutDirection) -> [Point] {
            let host = host(60, 40) {
                Arrow().fill(.red).frame(width: 40, height: 40).frame(width: 60, alignment: .leading)
                    .environment(\.layoutDirection, direction)
            }
            return host.displayList.items.flatMap { item -> [Point] in
                guard case .fill(.path(let path, let origin), _) = item else { return [] }
                return path.elements.compactMap { element in
                    switch element {
                    case .move(let point), .line(let point): Point(x: origin.x + point.x, y: origin.y + point.y)
                    default: nil
                    }
                }
            }
        }
        XCTAssertEqual(points(.leftToRight), [Point(x: 0, y: 0), Point(x: 40, y: 20), Point(x: 0, y: 40)])
        XCTAssertEqual(points(.rightToLeft), [Point(x: 60, y: 0), Point(x: 20, y: 20), Point(x: 60, y: 40)])
    }

    func testADirectionThatChangesMirrorsTheShapeAnew() async {
        struct Turning: View {
            @State private var direction = LayoutDirection.leftToRight
            let probe: Probe

            var body: some View {
                Arrow().fill(.red).onTapGesture {
                    probe.hit("arrow")
                    direction = .rightToLeft
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let probe = Probe()
        let host = host(40, 40) { Turning(probe: probe) }
        host.click(at: CGPoint(x: 2, y: 4))
        XCTAssertEqual(probe["arrow"], 1)
        host.click(at: CGPoint(x: 2, y: 4))
        XCTAssertEqual(probe["arrow"], 1)
        host.click(at: CGPoint(x: 38, y: 4))
        XCTAssertEqual(probe["arrow"], 2)
    }
}
