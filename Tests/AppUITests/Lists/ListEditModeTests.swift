import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Lists in edit mode: the button that begins it, delete controls and move handles.
@MainActor
final class ListEditModeTests: XCTestCase {
    private struct Editable: View {
        @State private var fruits = ["apple", "banana", "cherry", "damson"]
        var body: some View {
            VStack(spacing: 0) {
                Text(fruits.map { String($0.prefix(1)) }.joined())
                EditButton().id("edit")
                List {
                    ForEach(fruits, id: \.self) { fruit in
                        Text(fruit).id(fruit).deleteDisabled(fruit == "damson")
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                    .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    func testTheEditButtonBeginsAndEndsEditing() async throws {
        let host = host { Editable() }
        let start = try XCTUnwrap(host.textOrigin("apple")).x
        XCTAssertTrue(host.texts.contains("Edit"))
        host.click(id: "edit")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("Done"))
        XCTAssertEqual(host.textOrigin("apple")?.x, start + 38, "beside the sign")
        XCTAssertEqual(host.textOrigin("damson")?.x, start, "no sign for what must not be deleted")
        host.click(id: "edit")
        host.wait(2)
        XCTAssertEqual(host.textOrigin("apple")?.x, start)
    }

    func testTheSignUncoversDelete() async {
        let host = host { Editable() }
        host.click(id: "edit")
        host.wait(2)
        host.click(at: CGPoint(x: 35, y: host.center(ofID: "banana").y))
        host.wait(2)
        XCTAssertEqual(host.texts.first, "abcd", "nothing is deleted yet")
        XCTAssertTrue(host.texts.contains("Delete"), "\(host.texts)")
        host.click(at: CGPoint(x: 260, y: host.center(ofID: "banana").y))
        host.wait(2)
        XCTAssertEqual(host.texts.first, "acd")
    }

    func testTheHandleMovesARowAtOnce() async {
        let host = host { Editable() }
        host.click(id: "edit")
        host.wait(2)
        let (from, to) = (host.center(ofID: "apple").y, host.center(ofID: "cherry").y)
        host.drag(from: CGPoint(x: 268, y: from), to: CGPoint(x: 268, y: to + 6))
        host.wait(2)
        XCTAssertEqual(host.texts.first, "bcad")
    }

    func testEachPageOfAStackIsEditedByItself() async {
        struct Mode: View {
            @Environment(\.editMode) private var mode
            var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "looking") }
        }
        let host = host(300, 400) {
            VStack(spacing: 0) {
                Mode()
                NavigationStack { Mode().toolbar { EditButton().id("edit") } }
            }
        }
        host.click(id: "edit")
        host.wait(2)
        XCTAssertEqual(host.texts.filter { $0 == "editing" }.count, 1, "\(host.texts)")
        XCTAssertEqual(host.texts.filter { $0 == "looking" }.count, 1, "\(host.texts)")
    }

    func testAModeOfTheProgramsOwnCounts() async throws {
        let start = try XCTUnwrap(host { Editable() }.textOrigin("apple")).x
        let editing = host { Editable().environment(\.editMode, .constant(.active)) }
        XCTAssertEqual(editing.textOrigin("apple")?.x, start + 38)
    }
}
