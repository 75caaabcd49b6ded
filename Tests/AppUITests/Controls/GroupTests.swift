import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class GroupTests: XCTestCase {
    private struct Details: View {
        @State private var isOpen = false
        let probe: Probe

        var body: some View {
            VStack {
                DisclosureGroup("Own") { Text("own inside").onAppear { probe.hit("made") } }.id("own")
                DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound inside") }
                Button(isOpen ? "is open" : "is closed") { isOpen.toggle() }.id("toggle")
            }
        }
    }

    func testAGroupOpensAndClosesByClickAndMakesItsContentThen() async {
        let probe = Probe()
        let host = host { Details(probe: probe) }
        XCTAssertFalse(host.texts.contains("own inside"))
        XCTAssertEqual(probe["made"], 0)
        host.click(id: "own")
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("own inside"))
        XCTAssertEqual(probe["made"], 1)
        let frame = host.frame(ofID: "own") ?? .zero
        host.click(at: CGPoint(x: frame.midX, y: frame.minY + 5))
        host.wait(0.5)
        XCTAssertFalse(host.texts.contains("own inside"))
    }

    func testAGroupFollowsItsBindingBothWays() async {
        let host = host { Details(probe: Probe()) }
        host.click(id: "toggle")
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("bound inside"))
        host.key(.tab)
        host.key(.tab)
        host.key(.left)
        host.wait(0.5)
        XCTAssertFalse(host.texts.contains("bound inside"), "\(host.texts)")
        XCTAssertTrue(host.texts.contains("is closed"))
    }

    func testTheKeysOpenAndCloseAGroup() async {
        let host = host { Details(probe: Probe()) }
        host.key(.tab)
        for (key, isOpen) in [(InputEvent.Key.right, true), (.left, false), (.space, true), (.return, false)] {
            host.key(key)
            host.wait(0.5)
            XCTAssertEqual(host.texts.contains("own inside"), isOpen, "\(key)")
        }
    }

    private struct Boxed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    configuration.label
                }
                .id("boxed")
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    func testAStyleOfOnesOwnOpensAGroup() async {
        let host = host {
            DisclosureGroup {
                Text("inside")
            } label: {
                Text("label")
            }
            .disclosureGroupStyle(Boxed())
        }
        XCTAssertEqual(host.texts, ["label"])
        host.click(id: "boxed")
        XCTAssertEqual(host.texts, ["label", "inside"])
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("above")
                GroupBox(configuration)
            }
        }
    }

    func testABoxHasItsTitleAboveItsContentAndAStyleMayAddToIt() async {
        let plain = host { GroupBox("Title") { Text("content").id("content") }.id("box") }
        XCTAssertEqual(plain.texts, ["Title", "content"])
        let (box, content) = (plain.frame(ofID: "box") ?? .zero, plain.frame(ofID: "content") ?? .zero)
        XCTAssertEqual(content.minX - box.minX, 12, accuracy: 0.01)
        XCTAssertEqual(box.maxY - content.maxY, 12, accuracy: 0.01)
        let bare = host { GroupBox { Text("content") }.id("box") }
        XCTAssertLessThan(bare.frame(ofID: "box")?.height ?? 0, box.height)
        let styled = host { GroupBox(label: Text("Title")) { Text("content") }.groupBoxStyle(Framed()) }
        XCTAssertEqual(styled.texts, ["above", "Title", "content"])
    }

    func testControlsOfAGroupWorkAndItsMenuStyleFoldsThem() async {
        let probe = Probe()
        func group() -> some View {
            ControlGroup("Zoom") {
                Button("In") { probe.hit("in") }.id("in")
                Button("Out") { probe.hit("out") }.id("out")
            }
        }
        let row = host { group() }
        XCTAssertEqual(row.texts, ["In", "Out"])
        row.click(id: "out")
        row.key(.tab)
        row.key(.space)
        XCTAssertEqual(probe.events, ["out", "in"])
        let menu = host { group().controlGroupStyle(.menu) }
        XCTAssertEqual(menu.texts, ["Zoom"])
        menu.key(.tab)
        menu.key(.space)
        XCTAssertTrue(menu.texts.contains("Out"))
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
}
