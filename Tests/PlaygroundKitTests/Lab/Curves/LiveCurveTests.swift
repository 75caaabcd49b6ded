import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

@MainActor
final class LiveCurveTests: XCTestCase {
    private func add(
        _ offset: Double, _ phase: ScrollPhase, at time: Double, to live: LiveCurve, axes: ScrollAxes = .vertical,
        view: String = "stage"
    ) {
        let sample = CurveSample(
            time: time, offset: ScrollVector(x: 0, y: offset), velocity: ScrollVector(x: 0, y: 1), phase: phase)
        let limits = CurveLimits(time: time, least: .zero, most: ScrollVector(x: 0, y: 1200))
        live.add(sample, limits, axes: axes, ofView: view)
    }

    private func moving(_ live: LiveCurve, from start: Double, seconds: Double, rate: Double = 100) {
        for index in 0..<Int(seconds * rate) {
            let time = start + Double(index) / rate
            add(time, .decelerating, at: time, to: live)
        }
    }

    func testTenSecondsAreKeptAndTheEndIsZero() async throws {
        let live = LiveCurve()
        moving(live, from: 0, seconds: 25)
        let data = live.data()
        XCTAssertEqual(data.end, 0)
        XCTAssertEqual(data.start, -10, accuracy: 0.011)
        let samples = data.curves[0].samples
        XCTAssertEqual(try XCTUnwrap(samples.last).offset.y, 24.99, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(samples.last).time, 0)
        XCTAssertEqual(samples.count, 1001)
        XCTAssertEqual(data.curves[0].limits.map(\.most.y), [1200])
    }

    func testAFasterDisplayIsKeptForLess() async {
        let live = LiveCurve()
        moving(live, from: 0, seconds: 20, rate: 1000)
        XCTAssertEqual(live.data().curves[0].samples.count, LiveCurve.capacity)
    }

    func testARestIsDrawnAsARest() async throws {
        let live = LiveCurve()
        add(10, .decelerating, at: 1, to: live)
        add(20, .idle, at: 1.01, to: live)
        add(30, .interacting, at: 4, to: live)
        let data = live.data()
        XCTAssertEqual(data.curves[0].samples.map(\.offset.y), [10, 20, 20, 30])
        XCTAssertGreaterThan(data.curves[0].samples[2].time, -0.05)
        XCTAssertEqual(data.events.map(\.word), [.rest, .down])
    }

    func testAnotherScrollViewBeginsAnew() async {
        let live = LiveCurve()
        moving(live, from: 0, seconds: 1)
        add(5, .decelerating, at: 2, to: live, axes: .both, view: "row")
        XCTAssertEqual(live.data().curves[0].samples.count, 1)
        XCTAssertEqual(live.data().axes, [.horizontal, .vertical])
    }

    func testARingKeepsTheLatest() async {
        var ring = Ring<Int>(capacity: 3)
        XCTAssertNil(ring.first)
        for value in 1...5 { ring.append(value) }
        XCTAssertEqual(ring.map { $0 }, [3, 4, 5])
        ring.removeFirst()
        XCTAssertEqual([ring.first, ring.last], [4, 5])
        ring.removeAll()
        ring.append(9)
        XCTAssertEqual(ring.map { $0 }, [9])
    }
}
