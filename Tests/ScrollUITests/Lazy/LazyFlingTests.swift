import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Flings in lists of ten million rows: work for the rows that become visible, and for nothing else.
@MainActor
final class LazyFlingTests: XCTestCase {
    private static let count = 10_000_000

    private struct Row: View {
        let probe: Probe
        let id: Int
        var height: CGFloat = 20
        var body: some View {
            let _ = probe.hit("\(id)")
            HStack { Text("row") }.frame(height: height)
        }
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Items: RandomAccessCollection {
        let startIndex = 0
        let endIndex: Int
        subscript(index: Int) -> Item { Item(id: index) }
    }

    private static func height(_ id: Int) -> CGFloat { CGFloat(15 + id &* 37 % 23) }

    /// Flings the list from its middle and checks each frame. `nodes` is the greatest number of layouts for a row.
    private func check<Content: View>(
        _ name: String, nodes: Int = 4, line: UInt = #line, @ViewBuilder _ content: (Probe) -> Content
    ) {
        let probe = Probe()
        let view = content(probe)
        let host = host(100, 200) { ScrollView { view }.id("list") }
        host.apply(.scrollTo(ScrollVector(x: 0, y: 1e6), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        host.apply(.fling(ScrollVector(x: 0, y: 3000)), toScrollWithID: "list", at: host.time)
        // The first frame of a motion creates the scroll bar.
        host.frame(at: host.time + .milliseconds(4))
        var (quiet, busy) = (0, 0)
        var seen = Set<String>()
        probe.clear()
        for frame in 0..<300 {
            let before = probe.events.count
            host.frame(at: host.time + .milliseconds(4))
            let came = probe.events[before...]
            let report = host.report
            XCTAssertEqual(report.bodies, came.count, "\(name), frame \(frame)", line: line)
            XCTAssertEqual(Set(came).count, came.count, "\(name), frame \(frame): a row ran twice", line: line)
            XCTAssertTrue(seen.isDisjoint(with: came), "\(name), frame \(frame): \(came) ran before", line: line)
            seen.formUnion(came)
            XCTAssertLessThanOrEqual(report.layouts, came.count * nodes + (came.isEmpty ? 0 : 4), name, line: line)
            if came.isEmpty {
                quiet += 1
                let work = [report.layouts, report.measurements, report.nodesBuilt]
                XCTAssertEqual(work, [0, 0, 0], "\(name), frame \(frame)", line: line)
            } else {
                busy += 1
            }
        }
        XCTAssertGreaterThan(quiet, 20, name, line: line)
        XCTAssertGreaterThan(busy, 40, name, line: line)
    }

    func testRowsByRangeRunOnceWhenTheyComeIn() async {
        check("range") { probe in
            LazyVStack(spacing: 0) { ForEach(0..<Self.count, id: \.self) { Row(probe: probe, id: $0) } }
        }
    }

    func testIdentifiableRowsRunOnceWhenTheyComeIn() async {
        check("identifiable") { probe in
            LazyVStack { ForEach(Items(endIndex: Self.count)) { Row(probe: probe, id: $0.id) } }
        }
    }

    func testRowsOfUnknownHeightRunOnceWhenTheyComeIn() async {
        check("unknown heights") { probe in
            LazyVStack(spacing: 3) {
                ForEach(0..<Self.count, id: \.self) { Row(probe: probe, id: $0, height: Self.height($0)) }
            }
        }
    }

    func testRowsOfSectionsWithPinnedHeadersRunOnceWhenTheyComeIn() async {
        check("sections") { probe in
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                ForEach(0..<10, id: \.self) { part in
                    Section {
                        ForEach(0..<Self.count / 10, id: \.self) {
                            Row(probe: probe, id: part * Self.count + $0, height: Self.height($0))
                        }
                    } header: {
                        Text("part \(part)")
                    } footer: {
                        Text("end of \(part)")
                    }
                }
            }
        }
    }

    func testCellsOfAGridRunOnceWhenTheyComeIn() async {
        check("grid") { probe in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                ForEach(0..<Self.count, id: \.self) { Row(probe: probe, id: $0) }
            }
        }
    }

    /// A fling over unmeasured rows moves the visible rows like a fling over equal ones.
    func testRowsThatAreMeasuredInAFlingMoveNothingInView() async {
        for speed in [3000.0, -3000, 700, -700] {
            let probe = Probe()
            let hosts = [true, false].map { isUneven in
                host(100, 200) {
                    ScrollView {
                        LazyVStack(spacing: 2) {
                            ForEach(0..<Self.count, id: \.self) {
                                Row(probe: probe, id: $0, height: isUneven ? Self.height($0) : 20).id($0)
                            }
                        }
                    }
                    .id("list")
                }
            }
            for host in hosts {
                host.apply(
                    .scrollTo(ScrollVector(x: 0, y: 1e6), animated: false), toScrollWithID: "list", at: host.time)
                host.wait(0.1)
                host.apply(.fling(ScrollVector(x: 0, y: speed)), toScrollWithID: "list", at: host.time)
            }
            for frame in 0..<60 {
                let steps = hosts.map(step)
                let expected = steps[1].first ?? .nan
                XCTAssertFalse(steps[0].isEmpty)
                for move in steps[0] { XCTAssertEqual(move, expected, accuracy: 1e-6, "\(speed), frame \(frame)") }
            }
        }
    }

    /// The distance by which each text that stays visible moves in the next frame.
    private func step(_ host: ViewHost) -> [CGFloat] {
        let before = rows(host)
        host.frame(at: host.time + .milliseconds(8))
        let after = rows(host)
        return before.compactMap { id, place in after[id].map { $0 - place } }
    }

    private func rows(_ host: ViewHost) -> [String: CGFloat] {
        let rows = host.tree.root.all.filter {
            $0.identity.contains("id ") && !$0.identity.contains("list") && !$0.frame.isNull
        }
        return Dictionary(rows.map { ($0.identity, $0.frame.minY) }) { first, _ in first }
    }
}
