import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LazyScaleTests: XCTestCase {
    private struct Row: View {
        let probe: Probe
        let id: Int
        var body: some View {
            let _ = probe.hit("body")
            Color.red.frame(height: 20)
        }
    }

    private func list(_ count: Int, _ probe: Probe) -> ViewHost {
        host(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(probe: probe, id: $0) } }
            }
            .id("list")
        }
    }

    private func fling(_ host: ViewHost) {
        host.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 20), over: 0.05, steps: 6)
    }

    func testTenMillionRowsOpenWithTheWorkOfAThousand() async {
        let (few, many) = (list(1000, Probe()).report, list(10_000_000, Probe()).report)
        XCTAssertEqual(few.bodies, many.bodies)
        XCTAssertEqual(few.nodesBuilt, many.nodesBuilt)
        XCTAssertEqual(few.measurements, many.measurements)
    }

    func testAFlungListDoesOnlyTheWorkOfTheRowsThatComeIn() async {
        let probe = Probe()
        let host = list(10_000_000, probe)
        fling(host)
        var (quiet, moved) = (0, 0)
        for _ in 0..<240 {
            let before = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0
            host.frame(at: host.time + .milliseconds(8))
            let after = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0
            let last = { (offset: CGFloat) in Int(((offset + 200) / 20).rounded(.up)) }
            let came = last(after) - last(before)
            XCTAssertLessThanOrEqual(host.report.bodies, came)
            if came == 0 { XCTAssertEqual(host.report.layouts + host.report.measurements + host.report.nodesBuilt, 0) }
            if came == 0, after != before { quiet += 1 }
            if came > 0 { moved += 1 }
        }
        XCTAssertGreaterThan(quiet, 10)
        XCTAssertGreaterThan(moved, 10)
    }

    private final class Box {
        var change: (inout [Int]) -> Void = { _ in }
        var run: () -> Void = {}
    }

    private struct Changing: View {
        @State var ids = Array(0..<500)
        let box: Box
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 3) {
                    ForEach(ids, id: \.self) { id in
                        Color.red.frame(height: CGFloat(20 + abs(id * 13) % 37)).id("row \(id)")
                    }
                }
            }
            .id("list")
            .onAppear { box.run = { box.change(&ids) } }
        }
    }

    /// Changes rows above the visible ones; the row in the middle must be where it would be without the change.
    private func keepsPlace(
        _ prepare: (ViewHost) -> Void, _ change: @escaping (inout [Int], Int) -> Void, line: UInt = #line
    ) {
        let (changed, same) = (Box(), Box())
        let hosts = [changed, same].map { box in host(100, 300) { Changing(box: box) } }
        for host in hosts {
            host.apply(.scrollTo(ScrollVector(x: 0, y: 4000), animated: false), toScrollWithID: "list", at: host.time)
            host.wait(0.1)
            prepare(host)
        }
        let visible = (0..<500).filter { hosts[1].frame(ofID: "row \($0)") != nil }
        changed.change = { change(&$0, visible[0]) }
        changed.run()
        for step in 0..<5 {
            for host in hosts { host.frame(at: host.time + .milliseconds(8)) }
            let left = visible.filter { hosts[1].frame(ofID: "row \($0)") != nil }
            let row = "row \(left[left.count / 2])"
            XCTAssertEqual(
                hosts[0].frame(ofID: row)?.minY ?? .nan, hosts[1].frame(ofID: row)?.minY ?? .infinity,
                accuracy: 1e-6, "frame \(step)", line: line)
            let speeds = hosts.map { $0.scrollGeometry(ofID: "list")?.velocity.dy ?? .nan }
            XCTAssertEqual(speeds[0], speeds[1], accuracy: 1e-6, line: line)
        }
    }

    private func keepsPlaceInAllStates(_ change: @escaping (inout [Int], Int) -> Void, line: UInt = #line) {
        keepsPlace({ _ in }, change, line: line)
        keepsPlace({ self.fling($0) }, change, line: line)
        let drag = { (host: ViewHost) in
            host.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 120), release: false)
        }
        keepsPlace(drag, change, line: line)
    }

    func testRowsInsertedAboveMoveNothingAtRestInAFlingAndInADrag() async {
        keepsPlaceInAllStates { ids, _ in ids.insert(contentsOf: (-40)..<0, at: 0) }
        keepsPlaceInAllStates { ids, first in ids.insert(contentsOf: 1000..<1007, at: first - 2) }
    }

    func testRowsRemovedAboveMoveNothing() async {
        keepsPlaceInAllStates { ids, _ in ids.removeFirst(30) }
    }

    func testRowsMovedAboveMoveNothing() async {
        keepsPlaceInAllStates { ids, _ in ids.swapAt(0, 40) }
    }

    func testARowThatLeavesForFarAwayDoesNotTakeTheViewWithIt() async {
        keepsPlace({ _ in }) { ids, first in
            ids.removeAll { $0 == first }
            ids.append(first)
            ids.insert(7777, at: 0)
        }
    }
}
