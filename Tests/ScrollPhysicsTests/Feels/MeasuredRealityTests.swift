import ScrollPhysics
import XCTest

/// `uikit` compared with logs from phones and simulators; the fixture names their sources.
final class MeasuredRealityTests: XCTestCase {
    /// Half a pixel of a third of a point, and the rounding of the logs' two digits.
    private static let rounding = 1.0 / 6 + 0.005

    private func rows(_ kind: String) throws -> [Vector] {
        try Fixture("measured_reality").cases(where: "kind", is: kind)
    }

    private func feel(_ row: Vector) throws -> ScrollFeel {
        try row.number("rate") == 0.99 ? .uikitFast : .uikit
    }

    private func thrown(_ row: Vector, pixel: Double = 0) throws -> Scroller {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: 1e5, pixel: pixel))
        var scroller = Scroller(
            feel: try feel(row), axes: .vertical, extent: extent,
            offset: ScrollVector(x: 0, y: row.optionalNumber("offset") ?? 0))
        scroller.send(.fling(ScrollVector(x: 0, y: try row.number("velocity"))), at: 0)
        return scroller
    }

    func testFlingsEndWhereTheyWereLogged() throws {
        for row in try rows("fling") {
            let scroller = try thrown(row)
            let target = try row.number("target")
            XCTAssertEqual(try XCTUnwrap(scroller.target).y, target, accuracy: Self.rounding, row.id)
        }
    }

    func testOnThePhonesPixelsTheyEndOnTheSameOne() throws {
        for row in try rows("fling") {
            var scroller = try thrown(row, pixel: 1.0 / 3)
            scroller.run(to: 20)
            XCTAssertEqual(scroller.y(20), try row.number("target"), accuracy: 0.005, row.id)
        }
    }

    /// The logs count from the first callback to the one at the end: up to one frame more, and a little longer.
    func testFlingsLastAsLongAsTheyWereLogged() throws {
        for row in try rows("duration") {
            let end = try XCTUnwrap(try thrown(row).nextTransition(after: .zero)) / .seconds(1)
            let elapsed = try row.number("elapsed")
            XCTAssertLessThanOrEqual(end, elapsed, row.id)
            XCTAssertGreaterThan(end, elapsed - 0.0185, row.id)
        }
    }

    func testAFlingIsAlwaysWhereItWasLogged() throws {
        for row in try rows("trace") {
            let scroller = try thrown(row)
            let first = try row.number("first_frame")
            let misses = try row.rows("samples").map { sample in
                scroller.y(try sample.number("t") + first) - (try sample.number("y"))
            }
            XCTAssertLessThan(rootMeanSquare(misses), 0.25, row.id)
        }
    }

    func testTheRubberBandShowsWhatWasLogged() throws {
        for row in try rows("band") {
            var scroller = Scroller.list(viewport: try row.number("dimension"))
            pull(&scroller, by: try row.number("pull"))
            XCTAssertEqual(scroller.y(1), -(try row.number("shown")), accuracy: Self.rounding, row.id)
        }
    }

    func testAFlingIntoTheEndBouncesAsItWasLogged() throws {
        for row in try rows("bounce") {
            var scroller = Scroller.list(content: 5000, at: 4200)
            scroller.send(.fling(ScrollVector(x: 0, y: try row.number("velocity_at_edge"))), at: 0)
            let first = try row.number("first_overscroll")
            let begin = try XCTUnwrap(
                (0..<100_000).lazy.map { Double($0) * 1e-6 }.first { scroller.y($0) - 4200 > first })
            let frame = try row.number("frame")
            let misses = try row.numbers("samples").enumerated().map {
                scroller.y(begin + Double($0.offset) * frame) - 4200 - $0.element
            }
            XCTAssertEqual(misses.count, 49)
            XCTAssertLessThan(rootMeanSquare(misses), 0.2, row.id)
        }
    }

    func testContentThatIsLetGoComesBackAsItWasLogged() throws {
        for row in try rows("let_go") {
            var scroller = Scroller.list(viewport: try row.number("dimension"))
            pull(&scroller, by: try row.number("pull"))
            scroller.send(.up(nil), at: 1)
            let misses = try row.rows("samples").map { sample in
                scroller.y(1 + (try sample.number("t"))) - (try sample.number("y"))
            }
            XCTAssertEqual(misses.count, 37)
            XCTAssertLessThan(rootMeanSquare(misses), 0.25, row.id)
        }
    }

    /// In the logs, none below 260 pt/s glided, and all above 350 did.
    func testASlowLiftDoesNotGlideAndAFasterOneDoes() {
        for (step, glides) in [(1.9, false), (2.02, false), (2.2, true), (2.8, true), (8, true)] {
            var scroller = Scroller.list(at: 1000)
            let last = scroller.drag(by: -step)
            let speed = scroller.vy(last)
            XCTAssertEqual(speed, step * 125, accuracy: 1)
            scroller.send(.up(nil), at: last)
            XCTAssertEqual(scroller.isMoving(at: .seconds(last)), glides, "\(speed) pt/s")
        }
    }

    /// Pulls content past its start by so many points, and holds it.
    private func pull(_ scroller: inout Scroller, by distance: Double) {
        let slop = ScrollFeel.uikit.drag.slop
        scroller.send(.down(pointer(100), .touch), at: 0)
        scroller.send(.move(pointer(100 + slop + distance)), at: 0.1)
    }

    private func rootMeanSquare(_ values: [Double]) -> Double {
        (values.map { $0 * $0 }.reduce(0, +) / Double(max(1, values.count))).squareRoot()
    }
}
