import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Controls in a right-to-left layout.
@MainActor
final class MirroredControlTests: XCTestCase {
    private func mirrored<V: View>(_ view: V) -> ViewHost {
        host { view.environment(\.layoutDirection, .rightToLeft) }
    }

    func testTheKnobOfASwitchStaysOnItsPlate() async {
        for isOn in [false, true] {
            let host = mirrored(Toggle("a", isOn: .constant(isOn)).labelsHidden())
            let boxes = host.displayList.items.compactMap { item -> Rect? in
                switch item {
                case .fill(.roundedRect(let rect, _), _), .fill(.ellipse(let rect), _): rect
                default: nil
                }
            }
            let plate = boxes.first { $0.width == 32 }
            let knob = boxes.first { $0.width == 14 }
            XCTAssertEqual(boxes.count, 2, "\(boxes)")
            XCTAssertEqual((knob?.x ?? 0) - (plate?.x ?? 0), isOn ? 2 : 16, "on is at the left")
        }
    }

    func testTheArrowOfAMenuPointsDown() async {
        let items = mirrored(Menu("Sort") { Button("Name") {} }).displayList.items
        // The position of the middle of each stroke, and its slope.
        let strokes = zip(items, items.dropFirst()).compactMap { turn, stroke -> (middle: Double, slope: Double)? in
            guard case .pushTransform(let turn) = turn, case .fill(.roundedRect(let box, _), _) = stroke else {
                return nil
            }
            let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
            return (turn.a * x + turn.c * y + turn.tx, turn.b)
        }
        XCTAssertEqual(strokes.count, 2)
        XCTAssertGreaterThan(strokes.min { $0.middle < $1.middle }?.slope ?? 0, 0, "the left stroke falls")
        XCTAssertLessThan(strokes.max { $0.middle < $1.middle }?.slope ?? 0, 0, "the right one rises")
    }
}
