import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Tab reaches the rows of a lazy container that do not exist yet.
@MainActor
final class FocusLazyRowsTests: XCTestCase {
    fileprivate static let count = 30

    private struct Rows<Stack: View>: View {
        let probe: Probe
        var axes: Axis.Set = .vertical
        var direction = LayoutDirection.leftToRight
        @ViewBuilder let stack: (ForEach<Range<Int>, Int, Button<Text>>) -> Stack

        var body: some View {
            VStack {
                Button("before") { probe.hit("before") }
                ScrollView(axes) {
                    stack(
                        ForEach(0..<FocusLazyRowsTests.count, id: \.self) { row in
                            Button("row \(row)") { probe.hit("\(row)") }
                        })
                }
                .frame(width: 200, height: 150)
                Button("after") { probe.hit("after") }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    /// Presses Tab and Return through all controls and the scroll view, and back.
    private func assertAllAreReached(
        _ rows: Rows<some View>, file: StaticString = #filePath, line: UInt = #line
    ) {
        let host = host { rows }
        let names = ["before"] + (0..<Self.count).map(String.init) + ["after"]
        press(.tab, names.count + 1, in: host)
        XCTAssertEqual(rows.probe.events, names, file: file, line: line)
        rows.probe.clear()
        press(.tab, names.count, modifiers: .shift, in: host)
        XCTAssertEqual(rows.probe.events, names.dropLast().reversed(), file: file, line: line)
    }

    private func press(
        _ key: InputEvent.Key, _ count: Int, modifiers: InputEvent.Modifiers = [], in host: ViewHost
    ) {
        for _ in 0..<count {
            host.key(key, modifiers: modifiers)
            host.wait(2)
            host.key(.return)
        }
    }

    func testTabReachesAllRowsOfAStack() async {
        assertAllAreReached(Rows(probe: Probe()) { rows in LazyVStack { rows } })
    }

    func testTabReachesAllRowsOfAHorizontalStackInBothDirections() async {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            assertAllAreReached(
                Rows(probe: Probe(), axes: .horizontal, direction: direction) { rows in LazyHStack { rows } })
        }
    }

    func testTabReachesAllCellsOfAGrid() async {
        let columns = [GridItem(.fixed(90)), GridItem(.fixed(90))]
        assertAllAreReached(Rows(probe: Probe()) { rows in LazyVGrid(columns: columns) { rows } })
    }

    func testTabPassesRowsWithoutControls() async {
        let probe = Probe()
        let host = host {
            VStack {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<40, id: \.self) { row in
                            if row % 20 == 0 { Button("\(row)") { probe.hit("\(row)") } } else { Text("\(row)") }
                        }
                    }
                }
                .frame(height: 150)
                Button("after") { probe.hit("after") }
            }
        }
        press(.tab, 4, in: host)
        XCTAssertEqual(probe.events, ["0", "20", "after"])
    }
}
