import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Controls in the rows of lists and forms.
@MainActor
final class ListControlTests: XCTestCase {
    private struct Sizes: View {
        @State private var size = "medium"

        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    ForEach(["small", "medium", "large"], id: \.self) { Text($0).id($0) }
                }
                .pickerStyle(.inline)
                Text("chosen: \(size)")
            }
        }
    }

    func testInAListTheRowsOfAnInlinePickerReachFromSideToSide() async throws {
        let host = host {
            List { Sizes() }.listStyle(.insetGrouped)
        }
        XCTAssertEqual(try XCTUnwrap(host.pathBoxes.first).maxX, 270, accuracy: 3, "as far in as the rows of the list")
        let row = host.center(ofID: "large")
        let (small, medium) = (host.center(ofID: "small").y, host.center(ofID: "medium").y)
        XCTAssertEqual(row.y - medium, medium - small, accuracy: 0.01)
        host.click(at: CGPoint(x: 260, y: row.y))
        XCTAssertTrue(host.texts.contains("chosen: large"), "\(host.texts)")
    }

    func testAMenuInAListsRowIsNoPartOfTheList() async {
        let host = host {
            NavigationStack {
                List {
                    Menu("Row") { Button("Inner") {}.badge(3).id("inner") }.id("row")
                }
            }
        }
        host.click(id: "row")
        XCTAssertEqual(host.texts.filter { $0 != "Row" }, ["Inner"])
    }

    func testAFormOfColumnsShowsBadges() async throws {
        let host = host {
            Form {
                Text("Inbox").badge(5)
                LabeledContent("Kind") { Text("Barge").id("barge") }.badge(3)
                LabeledContent("Age") { Text("9").id("nine") }
            }
            .formStyle(.columns)
        }
        XCTAssertTrue(host.texts.contains("5") && host.texts.contains("3"), "\(host.texts)")
        XCTAssertEqual(host.frame(ofID: "barge")?.minX, host.frame(ofID: "nine")?.minX, "one column for all")
    }
}
