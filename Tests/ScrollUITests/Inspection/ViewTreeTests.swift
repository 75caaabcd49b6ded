import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ViewTreeTests: XCTestCase {
    private struct Row: View {
        let name: String
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let _ = Self._printChanges()
            Text("\(name) \(count) \(isEnabled)").frame(width: 100, height: 20).id(name)
                .onTapGesture { count += 1 }
        }
    }

    private struct Rows: View {
        let knob: Knob
        var body: some View {
            VStack(spacing: 0) {
                ForEach(knob.names, id: \.self) { Row(name: $0) }
            }
            .disabled(knob.isOn)
        }
    }

    private func hostAndLines(_ knob: Knob) -> (host: ViewHost, lines: () -> [String]) {
        final class Lines { var all: [String] = [] }
        let lines = Lines()
        let host = ViewHost(size: CGSize(width: 200, height: 100)) { Rows(knob: knob) }
        host.onChanges = { lines.all.append($0) }
        host.frame(at: .zero)
        return (
            host,
            {
                defer { lines.all = [] }
                return lines.all
            }
        )
    }

    func testPrintChangesSaysWhyABodyRan() async {
        let knob = Knob()
        knob.names = ["a", "b"]
        let (host, lines) = hostAndLines(knob)
        XCTAssertEqual(lines(), ["Row: @self, @identity changed.", "Row: @self, @identity changed."])
        host.click(id: "a")
        XCTAssertEqual(lines(), ["Row: _count changed."])
        knob.isOn = true
        host.wait(0.05)
        XCTAssertEqual(lines(), ["Row: _isEnabled changed.", "Row: _isEnabled changed."])
    }

    func testTheTreeTellsIdentityTypeFrameReadsAndRuns() async {
        let knob = Knob()
        knob.names = ["a", "b"]
        let (host, _) = hostAndLines(knob)
        host.click(id: "b")
        let rows = host.tree.root.all.filter { $0.type == "Row" && !$0.reads.isEmpty }
        XCTAssertEqual(rows.map(\.reads), [["_count", "_isEnabled"], ["_count", "_isEnabled"]])
        XCTAssertEqual(rows.map(\.evaluations), [1, 2])
        XCTAssertEqual(
            rows.map(\.frame),
            [CGRect(x: 50, y: 30, width: 100, height: 20), CGRect(x: 50, y: 50, width: 100, height: 20)])
        let dump = host.tree.dump()
        XCTAssertTrue(dump.contains("Row (50 50 100 20) reads _count _isEnabled ran 2\n"), dump)
        XCTAssertTrue(dump.contains("id b Row"), dump)
        XCTAssertTrue(dump.contains("VStack (50 30 100 40)"), dump)
        XCTAssertEqual(dump, host.tree.dump())
        XCTAssertFalse(host.tree.dump(counts: false).contains("ran"))
    }

    func testABindingIsToldByThePropertyThatHoldsIt() async {
        struct Reader: View {
            @Binding var value: Int
            let other: Binding<Int>
            var body: some View { Text("\(value) \(other.wrappedValue)") }
        }
        struct Owner: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View { Reader(value: $first, other: $second) }
        }
        let host = host { Owner() }
        let reads = host.tree.root.all.first { $0.type == "Reader" }?.reads
        XCTAssertEqual(reads, ["_value", "other"])
    }

    func testWhatLooksDifferentIsToldAsRectangles() async {
        let knob = Knob()
        knob.names = ["a", "b"]
        let (host, _) = hostAndLines(knob)
        host.tracesPainting = true
        host.wait(0.05)
        host.frame(at: host.time)
        XCTAssertEqual(host.report.repainted, [], "nothing changed")
        host.click(id: "b")
        host.tracesPainting = false
        host.click(id: "b")
        XCTAssertEqual(host.report.repainted, [], "nobody asked")
        host.tracesPainting = true
        host.frame(at: host.time)
        host.press(at: host.center(ofID: "b"))
        host.release(at: host.center(ofID: "b"))
        let rects = host.report.repainted
        XCTAssertEqual(rects.count, 1, "\(rects)")
        XCTAssertTrue(CGRect(x: 50, y: 49, width: 100, height: 22).contains(rects.first ?? .null), "\(rects)")
    }
}
