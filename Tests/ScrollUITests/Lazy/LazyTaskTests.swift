import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LazyTaskTests: XCTestCase {
    /// The events of rows, counted by row.
    @MainActor
    private final class Log {
        private(set) var appeared: [Int: Int] = [:]
        private(set) var disappeared: [Int: Int] = [:]
        private(set) var started: [Int: Int] = [:]
        private(set) var cancelled: [Int: Int] = [:]
        private(set) var faults: [String] = []

        func appear(_ row: Int) {
            if count(appeared, row) != count(disappeared, row) { faults.append("\(row) appeared twice") }
            appeared[row, default: 0] += 1
        }

        func disappear(_ row: Int) {
            if count(appeared, row) != count(disappeared, row) + 1 { faults.append("\(row) left unseen") }
            disappeared[row, default: 0] += 1
        }

        func run(_ row: Int) async {
            if count(appeared, row) == 0 { faults.append("\(row) began before it appeared") }
            started[row, default: 0] += 1
            while !Task.isCancelled { await Task.yield() }
            cancelled[row, default: 0] += 1
        }

        func count(_ table: [Int: Int], _ row: Int) -> Int { table[row, default: 0] }
        var present: Set<Int> { Set(appeared.keys.filter { count(appeared, $0) > count(disappeared, $0) }) }
        var running: Set<Int> { Set(started.keys.filter { count(started, $0) > count(cancelled, $0) }) }
    }

    private struct Rows: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        // The first row is shorter than the rest, so that too many are built for a moment.
                        Color.red.frame(height: row == 0 ? 10 : 50)
                            .onAppear { log.appear(row) }
                            .onDisappear { log.disappear(row) }
                            .task { await log.run(row) }
                    }
                }
            }
            .id("list")
        }
    }

    private func settle() async { for _ in 0..<200 { await Task.yield() } }

    func testTasksOfRowsThatAreBuiltAndNotShownDoNotStart() async {
        let log = Log()
        let host = host(300, 300) { Rows(log: log) }
        await settle()
        XCTAssertEqual(log.present, Set(0...6))
        XCTAssertEqual(Set(log.started.keys), log.present)
        _ = host
    }

    func testRowsThatComeAndGoInAFlingBeginAndEndOnceEach() async {
        let log = Log()
        let host = host(300, 300) { Rows(log: log) }
        await settle()
        for speed in [4000.0, -9000, 15000, -3000] {
            host.apply(.fling(ScrollVector(x: 0, y: speed)), toScrollWithID: "list", at: host.time)
            for _ in 0..<30 {
                host.wait(1.0 / 60)
                await settle()
                XCTAssertEqual(log.faults, [])
                XCTAssertEqual(log.running, log.present)
            }
        }
        host.wait(10)
        await settle()
        XCTAssertEqual(log.running, log.present)
        XCTAssertLessThan(log.present.count, 9)
        for row in log.appeared.keys { XCTAssertEqual(log.started[row], log.appeared[row], "row \(row)") }
    }

    private struct Numbered: View {
        let log: Log
        let knob: Knob
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        Color.red.frame(height: 50)
                            .onAppear { log.appear(row) }
                            .task(id: knob.id) { await log.run(row) }
                    }
                }
            }
        }
    }

    @Observable
    final class Knob {
        var id = 0
    }

    func testAnotherIDBeginsTheTasksOfTheRowsInViewAgain() async {
        let log = Log()
        let knob = Knob()
        let host = host(300, 300) { Numbered(log: log, knob: knob) }
        await settle()
        knob.id += 1
        host.wait(0.1)
        await settle()
        XCTAssertEqual(log.started, [0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2])
        XCTAssertEqual(log.cancelled, [0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1])
    }

    func testATaskAroundAForEachIsOneForEachRow() async {
        struct Around: View {
            let probe: Probe
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 50) }
                            .task { probe.hit("task") }
                    }
                }
            }
        }
        let probe = Probe()
        let host = host(300, 300) { Around(probe: probe) }
        await settle()
        XCTAssertEqual(probe["task"], 6)
        _ = host
    }
}
