import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Data that changes above the visible rows, at random: at rest, in a fling, in a drag.
@MainActor
final class LazyChangeTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var ids = Array(0..<400)
    }

    enum Container: CaseIterable { case stack, sections, grid }
    enum Motion: CaseIterable { case rest, fling, backwards, drag }

    private struct Rows: View {
        let model: Model
        let container: Container

        var body: some View {
            ScrollView {
                switch container {
                case .stack: LazyVStack(spacing: 3) { rows(model.ids) }
                case .sections:
                    LazyVStack(spacing: 3) { Section("rows") { rows(model.ids) } }
                case .grid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) { rows(model.ids) }
                }
            }
            .id("list")
        }

        private func rows(_ ids: [Int]) -> some View {
            ForEach(ids, id: \.self) { id in Color.red.frame(height: height(id)).id("row \(id)") }
        }

        private func height(_ id: Int) -> CGFloat { container == .grid ? 25 : CGFloat(20 + abs(id * 13) % 37) }
    }

    func testChangesAboveTheViewKeepWhatIsInViewInPlace() async {
        for container in Container.allCases {
            for motion in Motion.allCases {
                for seed in FuzzSeeds.all(slice: 2, oneIn: 100) { check(container, motion, seed: seed) }
            }
        }
    }

    private func check(_ container: Container, _ motion: Motion, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let models = [Model(), Model()]
        let hosts = models.map { model in host(100, 300) { Rows(model: model, container: container) } }
        for host in hosts {
            host.apply(.scrollTo(ScrollVector(x: 0, y: 2500), animated: false), toScrollWithID: "list", at: host.time)
            host.wait(0.1)
            begin(motion, host)
        }
        var next = 1000
        for round in 0..<8 {
            change(&models[0].ids, above: visible(hosts[1]), container, &random, &next)
            for host in hosts { host.frame(at: host.time + .milliseconds(8)) }
            let rows = hosts.map(places)
            let place = "\(container), \(motion), seed \(seed), round \(round)"
            let both = rows[1].keys.filter { rows[0][$0] != nil }
            XCTAssertGreaterThan(both.count, 3, place)
            let off = both.filter { abs(rows[0][$0, default: 0] - rows[1][$0, default: 0]) > 1e-6 }
            XCTAssertEqual(off, [], place)
            let speeds = hosts.map { $0.scrollGeometry(ofID: "list")?.velocity.dy ?? .nan }
            XCTAssertEqual(speeds[0], speeds[1], accuracy: 1e-6, place)
            if !off.isEmpty { return }
        }
    }

    private func begin(_ motion: Motion, _ host: ViewHost) {
        switch motion {
        case .rest: break
        case .fling: host.apply(.fling(ScrollVector(x: 0, y: 900)), toScrollWithID: "list", at: host.time)
        case .backwards: host.apply(.fling(ScrollVector(x: 0, y: -400)), toScrollWithID: "list", at: host.time)
        case .drag: host.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 120), release: false)
        }
    }

    /// The visible ids and their positions.
    private func places(_ host: ViewHost) -> [Int: CGFloat] {
        let rows = host.tree.root.all.filter { $0.identity.contains("id row") && !$0.frame.isNull }
        let inView = rows.filter { $0.frame.maxY > 0 && $0.frame.minY < 300 }
        let pairs = inView.compactMap { row in
            row.identity.split(separator: " ").last.flatMap { Int($0) }.map { ($0, row.frame.minY) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private func visible(_ host: ViewHost) -> Set<Int> { Set(places(host).keys) }

    /// Inserts, removes and moves rows before the first visible one; in a grid whole lines.
    private func change(
        _ ids: inout [Int], above visible: Set<Int>, _ container: Container, _ random: inout SeededNumbers,
        _ next: inout Int
    ) {
        let step = container == .grid ? 2 : 1
        let first = (ids.firstIndex { visible.contains($0) } ?? 0) / step
        // Rows next to the visible ones become visible during a motion, so they are kept.
        let room = first - 12
        guard room > 4 else { return }
        let place = random.next(room) * step
        switch random.next(3) {
        case 0:
            let count = (1 + random.next(5)) * step
            ids.insert(contentsOf: next..<(next + count), at: place)
            next += count
        case 1: ids.removeSubrange(place..<(place + step))
        default:
            let other = random.next(room) * step
            for shift in 0..<step { ids.swapAt(place + shift, other + shift) }
        }
    }
}
