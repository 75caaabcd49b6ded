import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ListTests: XCTestCase {
    private struct Person: Identifiable {
        let id: Int
        var name: String { "Person \(id)" }
    }

    // MARK: Rows

    func testAPlainRowIsAsWideAsTheListAndAtLeast44High() async {
        let host = host(300, 300) {
            List {
                Text("one").id("one")
                Color.red.frame(height: 60).id("two")
            }
            .listStyle(.plain)
        }
        let one = host.frame(ofID: "one") ?? .zero
        XCTAssertEqual(one.minX, 16)
        XCTAssertEqual(one.midY, 22)
        // 44 of the first row, and 11 of the second one's insets.
        XCTAssertEqual(host.frame(ofID: "two"), CGRect(x: 16, y: 55, width: 268, height: 60))
    }

    func testInsetsAndLeastHeightCanBeSet() async {
        let host = host(300, 300) {
            List {
                Color.red.frame(height: 10).id("one")
                    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Color.red.frame(height: 10).id("two").background { Color.blue }
                    .listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 10)
        }
        XCTAssertEqual(host.frame(ofID: "one"), CGRect(x: 2, y: 1, width: 294, height: 10))
        XCTAssertEqual(host.frame(ofID: "two"), CGRect(x: 0, y: 14, width: 300, height: 10))
    }

    func testEachViewOfAnElementIsARow() async {
        let host = host(300, 300) {
            List(0..<2) { index in
                Color.red.frame(height: 30).id("first \(index)")
                Color.blue.frame(height: 30).id("second \(index)")
            }
            .listStyle(.plain)
        }
        let tops = ["first 0", "second 0", "first 1", "second 1"].map { host.frame(ofID: $0)?.minY }
        XCTAssertEqual(tops, [11, 63, 115, 167])
    }

    func testRowsFollowTheirIdsWhenDataChanges() async {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Text("\(name) \(count)").id("text \(name)").onTapGesture { count += 1 } }
        }
        struct Names: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    List(names, id: \.self) { Counter(name: $0) }
                    Text("turn").id("turn").onTapGesture { names.reverse() }
                }
            }
        }
        let host = host { Names() }
        host.click(id: "text a")
        host.click(id: "turn")
        XCTAssertEqual(host.texts.prefix(3), ["c 0", "b 0", "a 1"])
    }

    func testRowsOfABindingWriteIntoTheCollection() async {
        struct Item: Identifiable {
            let id: Int
            var isOn = false
        }
        struct Items: View {
            @State private var items = [Item(id: 0), Item(id: 1)]
            var body: some View {
                VStack {
                    List($items) { $item in
                        Text("item \(item.id)").id("item \(item.id)").onTapGesture { item.isOn.toggle() }
                    }
                    Text(items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
                }
            }
        }
        let host = host { Items() }
        host.click(id: "item 1")
        XCTAssertEqual(host.texts.last, "off on")
    }

    // MARK: Scale

    private func people(_ count: Int) -> ViewHost {
        host(300, 440) {
            List(0..<count, id: \.self) { Text("Row \($0)") }.listStyle(.plain).id("list")
        }
    }

    func testTenMillionRowsOpenWithTheWorkOfAThousand() async {
        let (few, many) = (people(1000).report, people(10_000_000).report)
        XCTAssertEqual(few.nodesBuilt, many.nodesBuilt)
        XCTAssertEqual(few.measurements, many.measurements)
        XCTAssertLessThan(many.nodesBuilt, 200)
    }

    func testAFrameOfAFlingInWhichNoRowComesInDoesNothingButPaint() async {
        let host = people(10_000_000)
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100), over: 0.05, steps: 6)
        var quiet = 0
        for _ in 0..<240 {
            let before = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0
            host.frame(at: host.time + .milliseconds(4))
            let after = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0
            let last = { (offset: CGFloat) in Int(((offset + 440) / 44).rounded(.up)) }
            guard last(after) == last(before), after != before else { continue }
            quiet += 1
            XCTAssertEqual(
                host.report.layouts + host.report.measurements + host.report.nodesBuilt + host.report.bodies, 0)
        }
        XCTAssertGreaterThan(quiet, 10)
    }

    func testTheLastOfTenMillionRowsIsWhereItShouldBe() async {
        let host = people(10_000_000)
        let end = 44.0 * 10_000_000 - 440
        host.apply(.scrollTo(.init(x: 0, y: end), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(host.texts.last, "Row 9999999")
        XCTAssertEqual(host.texts.first, "Row 9999990")
    }

    // MARK: Sections

    private func sections(_ style: some ListStyle) -> ViewHost {
        host(300, 400) {
            List {
                Section("Warm") {
                    ForEach(0..<2) { Color.red.frame(height: 30).id("warm \($0)") }
                }
                Section {
                    Color.blue.frame(height: 30).id("cold")
                } footer: {
                    Text("Footer").id("footer")
                }
            }
            .listStyle(style)
            .id("list")
        }
    }

    func testSectionsHaveTheirHeadersAndFooters() async {
        let host = sections(.plain)
        XCTAssertEqual(host.texts, ["Footer", "Warm"])
        let cold = host.frame(ofID: "cold") ?? .zero
        let warm = host.frame(ofID: "warm 1") ?? .zero
        // The insets of two rows, and the gap in place of the header that the second section lacks.
        XCTAssertEqual(cold.minY - warm.maxY, 11 + 16 + 11)
        XCTAssertGreaterThan(host.frame(ofID: "footer")?.minY ?? 0, cold.maxY)
    }

    func testPlainHeadersStayInView() async {
        let host = host(300, 200) {
            List {
                Section("Head") { ForEach(0..<50) { Text("Row \($0)") } }
            }
            .listStyle(.plain)
            .id("list")
        }
        host.apply(.scrollTo(.init(x: 0, y: 500), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(host.texts.last, "Head")
    }

    private func fills(_ host: ViewHost) -> [Rect] {
        host.displayList.items.compactMap { item in
            guard case .fill(let outline, _) = item, case .roundedRect(let rect, _) = outline else { return nil }
            return rect
        }
    }

    func testGroupedSectionsHaveAGroundEach() async {
        let host = sections(.insetGrouped)
        let grounds = fills(host)
        XCTAssertEqual(grounds.count, 2)
        XCTAssertEqual(grounds.map(\.width), [268, 268])
        let (warm, cold) = (host.frame(ofID: "warm 0") ?? .zero, host.frame(ofID: "warm 1") ?? .zero)
        XCTAssertEqual(grounds.first?.y ?? 0, Double(warm.minY) - 10, accuracy: 1)
        XCTAssertEqual(grounds.first.map { $0.y + $0.height } ?? 0, Double(cold.maxY) + 10, accuracy: 1)
    }

    func testTheGroundOfMillionsOfRowsReachesLittleFurtherThanTheWindow() async {
        let host = host(300, 400) {
            List { Section { ForEach(0..<10_000_000, id: \.self) { Text("\($0)") } } }
                .listStyle(.insetGrouped).id("list")
        }
        host.apply(.scrollTo(.init(x: 0, y: 2e8), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(fills(host).count, 1)
        XCTAssertLessThan(fills(host).first?.height ?? .infinity, 460)
        XCTAssertGreaterThan(fills(host).first?.height ?? 0, 400)
    }

    // MARK: Lines

    /// Fills with a height of one point.
    private func lines(_ host: ViewHost) -> [Rect] {
        host.displayList.items.compactMap { item in
            guard case .fill(let outline, _) = item, case .rect(let rect) = outline, rect.height == 1 else {
                return nil
            }
            return rect
        }
    }

    func testLinesAreBetweenTheRowsOfASection() async {
        XCTAssertEqual(lines(sections(.plain)).count, 1)
        XCTAssertEqual(lines(sections(.sidebar)).count, 0)
    }

    func testARowCanHideItsLines() async {
        let host = host(300, 300) {
            List(0..<4) { index in
                Text("\(index)").listRowSeparator(index == 1 ? .hidden : .automatic)
            }
            .listStyle(.plain)
        }
        XCTAssertEqual(lines(host).map(\.y), [44 * 3 - 1])
    }

    func testARowHasTheGroundThatItAsksFor() async {
        let host = host(300, 300) {
            List {
                Text("one").listRowBackground(Color.red.id("ground"))
                Text("two")
            }
            .listStyle(.insetGrouped)
        }
        XCTAssertEqual(host.frame(ofID: "ground"), CGRect(x: 16, y: 14, width: 268, height: 42))
    }

    func testTheCornersOfTheCardCutOffTheGroundsOfItsRows() async {
        let host = host(300, 300) {
            List {
                Text("one").listRowBackground(Color(red: 1, green: 0, blue: 0))
                Text("two")
            }
            .listStyle(.insetGrouped)
        }
        var clips: [Outline] = []
        var found: [[Outline]] = []
        for item in host.displayList.items {
            switch item {
            case .pushClip(let outline): clips.append(outline)
            case .popClip: clips.removeLast()
            case .fill(_, .solid(let color)) where color == PixelColor(hex: 0xFF0000): found.append(clips)
            default: break
            }
        }
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(found.first?.last, .roundedRect(Rect(x: 16, y: 14, width: 268, height: 84), radius: 10))
        XCTAssertEqual(host.texts, ["one", "two"])
    }

    func testTheTreeNamesTheList() async {
        XCTAssertTrue(people(3).tree.dump().contains(" List "), people(3).tree.dump())
    }

    func testAListWithAPlaceholderComesToRest() async {
        for size in [CGSize(width: 400, height: 800), CGSize(width: 320.5, height: 480)] {
            let host = host(size.width, size.height) {
                List {
                    Text("one")
                    ContentUnavailableView("nothing", systemImage: "star")
                    Text("two")
                }
            }
            XCTAssertTrue(host.comesToRest(), "\(size)")
        }
    }
}
