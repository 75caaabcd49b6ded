import XCTest

@testable import PlaygroundKit

final class BenchMeterTests: XCTestCase {
    /// Warms up a meter with frames of `interval` each.
    private func warm(_ meter: inout BenchMeter, interval: Double, usage: ResourceUsage) -> Double {
        var time = 0.0
        for _ in 0..<BenchMeter.warmUpFrames {
            time += interval
            XCTAssertFalse(frame(&meter, endingAt: time, usage: usage))
        }
        return time
    }

    private func frame(_ meter: inout BenchMeter, endingAt time: Double, usage: ResourceUsage) -> Bool {
        meter.begin(at: time - 4)
        meter.built(at: time - 3)
        meter.submitted(at: time - 1)
        return meter.presented(at: time) { usage }
    }

    func testWarmUpFramesDoNotCount() {
        var meter = BenchMeter(seconds: 1)
        _ = warm(&meter, interval: 10, usage: ResourceUsage(processCPU: 0))
        XCTAssertEqual(meter.figures.frames, 0)
        XCTAssertNil(meter.figures.intervals)
        XCTAssertNil(meter.figures.built)
    }

    func testARunEndsOnceItsTimeIsOver() {
        var meter = BenchMeter(seconds: 0.1)
        var time = warm(&meter, interval: 10, usage: ResourceUsage(processCPU: 0))
        var frames = 0
        var isOver = false
        while !isOver {
            time += 10
            frames += 1
            isOver = frame(&meter, endingAt: time, usage: ResourceUsage(processCPU: 0))
        }
        XCTAssertEqual(frames, 10)
        XCTAssertEqual(meter.figures.frames, 10)
    }

    func testPreparingLaterFramesCountsAsBuilding() {
        var meter = BenchMeter(seconds: 0.02)
        let time = warm(&meter, interval: 10, usage: ResourceUsage(processCPU: 0))
        meter.prepared(for: 0.5)
        for step in 1...2 {
            _ = frame(&meter, endingAt: time + 10 * Double(step), usage: ResourceUsage(processCPU: 0))
        }
        XCTAssertEqual(meter.figures.built, 1.25)
    }

    func testCostsAreDividedByTheFramesOfTheRun() throws {
        var meter = BenchMeter(seconds: 0.02)
        let before = ResourceUsage(processCPU: 100, serverCPU: 30, allocations: 1000)
        let time = warm(&meter, interval: 10, usage: before)
        let after = ResourceUsage(processCPU: 108, serverCPU: 50, allocations: 1006)
        XCTAssertFalse(frame(&meter, endingAt: time + 10, usage: after))
        XCTAssertTrue(frame(&meter, endingAt: time + 20, usage: after))
        let figures = meter.figures
        XCTAssertEqual(figures.cpu, 4)
        XCTAssertEqual(figures.serverCPU, 10)
        XCTAssertEqual(figures.allocations, 3)
        XCTAssertEqual(figures.built, 1)
        XCTAssertEqual(figures.submitted, 3)
        XCTAssertEqual(figures.intervals?.median, 10)
    }

    func testFramesAfterTheEndDoNotCount() {
        var meter = BenchMeter(seconds: 0.01)
        let time = warm(&meter, interval: 10, usage: ResourceUsage(processCPU: 0))
        XCTAssertTrue(frame(&meter, endingAt: time + 10, usage: ResourceUsage(processCPU: 5)))
        XCTAssertTrue(frame(&meter, endingAt: time + 900, usage: ResourceUsage(processCPU: 500)))
        XCTAssertEqual(meter.figures.frames, 1)
        XCTAssertEqual(meter.figures.cpu, 5)
    }

    func testPercentilesAreRanksRoundedDown() throws {
        let intervals = try XCTUnwrap(FrameIntervals((1...200).map { Double($0) }.shuffled()))
        XCTAssertEqual(intervals.median, 100)
        XCTAssertEqual(intervals.percentile99, 198)
        XCTAssertEqual(intervals.longest, 200)
        XCTAssertEqual(FrameIntervals([3])?.percentile99, 3)
        XCTAssertNil(FrameIntervals([]))
    }

    func testMeasuringAFrameAllocatesNothing() {
        var meter = BenchMeter(seconds: 1000)
        let time = warm(&meter, interval: 10, usage: ResourceUsage(processCPU: 0))
        let capacity = meter.intervals.capacity
        for index in 1...10_000 {
            _ = frame(&meter, endingAt: time + Double(index), usage: ResourceUsage(processCPU: 0))
        }
        XCTAssertEqual(meter.intervals.capacity, capacity)
    }
}
