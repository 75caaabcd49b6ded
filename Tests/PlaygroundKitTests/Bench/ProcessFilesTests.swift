import Foundation
import XCTest

@testable import PlaygroundKit

final class ProcessFilesTests: XCTestCase {
    func testTimesAreCountedFromTheLastParenthesisOfTheName() {
        let stat = "42 (a) b) (c) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0"
        XCTAssertEqual(ProcessFiles.cpuTime(stat: stat, ticksPerSecond: 100), 3000)
        XCTAssertNil(ProcessFiles.cpuTime(stat: "42 (a) S 1", ticksPerSecond: 100))
        XCTAssertNil(ProcessFiles.cpuTime(stat: "", ticksPerSecond: 100))
    }

    func testPeakMemoryIsFoundAmongTheOtherLines() {
        XCTAssertEqual(ProcessFiles.peakMemory(status: "Name:\tx\nVmPeak:\t 9 kB\nVmHWM:\t    2048 kB\n"), 2)
        XCTAssertNil(ProcessFiles.peakMemory(status: "Name:\tx\n"))
    }

    func testThisProcessHasBothFigures() throws {
        XCTAssertNotNil(ProcessFiles.cpuTime(ofProcess: String(ProcessInfo.processInfo.processIdentifier)))
        XCTAssertGreaterThan(try XCTUnwrap(ProcessFiles.peakMemory()), 1)
        XCTAssertNil(ProcessFiles.cpuTime(ofProcess: "0"))
    }

    func testUsageOnlyGrowsAndLeavesOutWhatNobodyCounts() {
        let probe = ResourceProbe(environment: [:])
        let first = probe.usage()
        let start = probe.now()
        var sum = 0.0
        while probe.now() - start < 5 { sum += sin(sum) }
        let second = probe.usage()
        XCTAssertGreaterThan(second.processCPU, first.processCPU)
        XCTAssertNil(second.serverCPU)
        XCTAssertNil(second.allocations)
    }
}
