import Foundation
import Synchronization
import XCTest

@testable import PlaygroundKit

final class SerialWorkTests: XCTestCase {
    private final class Log: Sendable {
        let entries = Mutex<[Int]>([])

        func note(_ entry: Int) { entries.withLock { $0.append(entry) } }
    }

    private func threads() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }

    func testJobsAreDoneInTheirOrderElsewhereAndWaitedFor() {
        let (work, log) = (SerialWork(), Log())
        for round in 0..<3 {
            for index in 0..<50 {
                work.add {
                    XCTAssertFalse(Thread.isMainThread)
                    if index == 0 { usleep(2000) }
                    log.note(round * 50 + index)
                }
            }
            if round == 1 { work.finish() }
        }
        work.finish()
        work.finish()
        XCTAssertEqual(log.entries.withLock { $0 }, Array(0..<150))
    }

    func testNoThreadIsLeftThatWaits() throws {
        let (work, log) = (SerialWork(), Log())
        let before = try threads()
        work.add { log.note(1) }
        work.finish()
        XCTAssertLessThanOrEqual(try threads(), before)
        XCTAssertEqual(log.entries.withLock { $0 }, [1])
    }
}
