import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The content of a menu beside buttons.
@MainActor
final class MenuContentTests: XCTestCase {
    private struct Mixed: View {
        let probe: Probe
        @State private var isOn = false
        @State private var size = 1

        var body: some View {
            VStack(alignment: .leading) {
                Menu("File") {
                    Button("Copy") { probe.hit("copy") }.keyboardShortcut("c").id("copy")
                    Section("View") {
                        Toggle("Grid", isOn: $isOn).id("grid")
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1).id("small")
                            Text("Large").tag(2).id("large")
                        }
                    }
                    Menu("More") {
                        Button("Deep") { probe.hit("deep") }.id("deep")
                    }
                    .id("more")
                    Button("Last") { probe.hit("last") }.id("last")
                }
                .id("file")
                Text("\(isOn ? "grid" : "plain") \(size)")
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    private static let shut = ["File", "plain 1"]

    func testItHasTitlesShortcutsAndTheChoicesOfPickersAsRows() async {
        let host = host { Mixed(probe: Probe()) }
        host.click(id: "file")
        XCTAssertEqual(
            host.texts, Self.shut + ["Copy", "Ctrl+C", "View", "Grid", "Size", "Small", "Large", "More", "Last"])
        let starts = ["small", "large"].compactMap { host.frame(ofID: $0)?.minX }
        XCTAssertEqual(starts, Array(repeating: (host.frame(ofID: "copy")?.minX ?? 0) + 10, count: 2))
        XCTAssertEqual(host.frame(ofID: "copy")?.width, host.frame(ofID: "grid")?.width)
        // A separator is nine points: one and four on each side.
        let (copy, grid) = (host.frame(ofID: "copy") ?? .zero, host.frame(ofID: "grid") ?? .zero)
        XCTAssertGreaterThan(grid.minY - copy.maxY, 9 + 12, "a line and a title")
    }

    func testAToggleAndAChoiceCloseTheMenuAndAreSet() async {
        let host = host { Mixed(probe: Probe()) }
        host.click(id: "file")
        host.click(id: "grid")
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["File", "grid 1"])
        host.click(id: "file")
        host.click(id: "large")
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["File", "grid 2"])
    }

    func testAMenuInAMenuOpensBesideItsRowAndWhatIsDoneThereClosesBoth() async {
        let probe = Probe()
        let host = host { Mixed(probe: probe) }
        host.click(id: "file")
        host.click(id: "more")
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("Copy"), "the outer one stays")
        let (more, deep) = (host.frame(ofID: "more") ?? .zero, host.frame(ofID: "deep") ?? .zero)
        XCTAssertGreaterThan(deep.minX, more.maxX)
        XCTAssertEqual(deep.minY, more.minY, accuracy: 0.51)
        host.click(id: "deep")
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["deep"])
        XCTAssertEqual(host.texts, Self.shut)
    }

    func testTheKeyThatPointsThereOpensAMenuInAMenuAndTheOtherOneCloses() async {
        let host = host { Mixed(probe: Probe()) }
        host.key(.tab)
        host.key(.space)
        for _ in 0..<5 { host.key(.down) }
        XCTAssertFalse(host.texts.contains("Deep"))
        host.key(.right)
        XCTAssertTrue(host.texts.contains("Deep"), "\(host.texts)")
        host.key(.left)
        XCTAssertFalse(host.texts.contains("Deep"))
        XCTAssertTrue(host.texts.contains("Copy"))
    }

    func testAPopoverIsAsWideAsItsViewsWouldLikeToBe() async {
        let host = host {
            Color.blue.frame(width: 40, height: 20)
                .popover(isPresented: .constant(true)) { Toggle("On", isOn: .constant(true)).id("toggle") }
        }
        let width = host.frame(ofID: "toggle")?.width ?? 0
        XCTAssertGreaterThan(width, 32)
        XCTAssertLessThan(width, 100)
    }

    func testBothPartsOfAMenuThatActsAreEquallyHigh() async {
        let host = host {
            Menu("Add") {
                Button("Folder") {}
            } primaryAction: {
            }
        }
        let plates = host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.roundedRect(let rect, _), _) = item else { return nil }
            return rect.height > 10 ? rect.height : nil
        }
        XCTAssertEqual(plates.count, 2)
        XCTAssertEqual(plates.first ?? 0, plates.last ?? 1, accuracy: 0.01)
    }
}
