import AppUI
import Drawing
import Foundation
import ScrollUI
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

    func testTheArrowOfAClosedGroupPointsToWhereReadingGoes() async {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let group = host { DisclosureGroup("Group") { Text("In") }.environment(\.layoutDirection, direction) }
            let turn = group.displayList.items.lazy.compactMap { item -> Affine? in
                if case .pushTransform(let affine) = item { affine } else { nil }
            }
            // A quarter turn: a mark that points down points to the side.
            XCTAssertEqual(turn.first?.c ?? 0, direction == .rightToLeft ? -1 : 1, accuracy: 1e-9)
        }
    }

    func testTheArrowsOfACalendarPointToTheMonthsBeforeAndAfter() async {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let host = mirrored(DatePicker("", selection: .constant(day)).datePickerStyle(.graphical).labelsHidden())
        // The position of each arrow, and whether its outline, which begins at an end of the stroke, goes to the left
        // from there.
        let arrows = host.displayList.items.compactMap { item -> (x: Double, pointsLeft: Bool)? in
            guard case .fill(.path(let path, let origin), _) = item else { return nil }
            guard case .move(let end)? = path.elements.first, case .line(let tip)? = path.elements.dropFirst().first
            else { return nil }
            return (origin.x, tip.x < end.x)
        }.sorted { $0.x < $1.x }
        XCTAssertEqual(arrows.map(\.pointsLeft), [true, false, true], "next, before, and the months behind the title")
    }

    func testHoursStandBeforeMinutesOnWheels() async throws {
        let time = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 14, hour: 9, minute: 30))
        let wheels = DatePicker("", selection: .constant(try XCTUnwrap(time)), displayedComponents: .hourAndMinute)
        let host = mirrored(
            wheels.datePickerStyle(.wheel).labelsHidden().environment(\.locale, Locale(identifier: "de_DE")))
        host.wait(0.1)
        XCTAssertLessThan(host.place(of: "09").x, host.place(of: "30").x)
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
