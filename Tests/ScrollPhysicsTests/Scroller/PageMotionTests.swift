import Foundation
import ScrollPhysics
import XCTest

/// The motion to a whole page, for which `uikit` has a spring of its own.
final class PageMotionTests: XCTestCase {
    private func flicked(_ feel: ScrollFeel, speed: Double, from offset: Double = 1000) -> Scroller {
        var scroller = Scroller.strip(feel: feel, content: 40_000, at: offset)
        scroller.isPaging = true
        scroller.send(.fling(ScrollVector(x: speed, y: 0)), at: 0, resolve: SnapTargets.paging.resolve)
        return scroller
    }

    private func rest(_ scroller: Scroller) throws -> Double {
        try XCTUnwrap(scroller.nextTransition(after: .zero)) / .seconds(1)
    }

    func testAFlickIsOnItsPageSoon() throws {
        for feel in [ScrollFeel.uikit, .uikitFast] {
            for speed in [400.0, 1000, 2000, 4000] {
                let scroller = flicked(feel, speed: speed)
                XCTAssertEqual(try XCTUnwrap(scroller.target).x, 1200)
                XCTAssertLessThan(try rest(scroller), 0.65, "\(feel.name) at \(speed) pt/s")
                XCTAssertGreaterThan(try rest(scroller), 0.2, "\(feel.name) at \(speed) pt/s")
            }
        }
    }

    func testBothRatesCoverTheSameDistance() throws {
        let (normal, fast) = (flicked(.uikit, speed: 1500), flicked(.uikitFast, speed: 1500))
        for step in 0...60 { XCTAssertEqual(normal.x(Double(step) * 0.01), fast.x(Double(step) * 0.01)) }
    }

    func testItKeepsTheVelocityAndDoesNotSwingPastThePage() {
        for speed in [400.0, 2000, 5000, -3000] {
            let scroller = flicked(.uikit, speed: speed)
            XCTAssertEqual(scroller.velocity(at: .zero).x, speed, accuracy: 1e-9)
            let page = speed > 0 ? 1200.0 : 800
            for step in 0...200 {
                let left = (page - scroller.x(Double(step) * 0.005)) * (speed > 0 ? 1 : -1)
                XCTAssertGreaterThan(left, -0.5, "\(speed) pt/s")
            }
        }
    }

    /// A flick that returns to the page at which it began, also where rounding puts that page to one side of it.
    func testAFlickThatReturnsToItsPageIsTheSameInBothDirections() {
        for feel in ScrollFeel.builtIn {
            for axis in ScrollAxis.allCases {
                for speed in [100.0, 2000, 8000] {
                    for page in [4000, 4000.0.nextUp, 4000.0.nextDown] {
                        let forward = returning(feel, along: axis, speed: speed, to: page)
                        let back = returning(feel, along: axis, speed: -speed, to: page)
                        for (there, here) in zip(forward, back) {
                            XCTAssertEqual(there, -here, accuracy: 1e-9, "\(feel.name) at \(speed) pt/s, \(axis)")
                        }
                    }
                }
            }
        }
        // v/(eω), of the stiffest spring.
        let swing = returning(.uikit, along: .horizontal, speed: -2000, to: 4000).min() ?? 0
        XCTAssertEqual(swing, -2000 / (exp(1) * 2 * 300.0.squareRoot()), accuracy: 0.1)
    }

    /// The displacements from the page every 5 ms.
    private func returning(_ feel: ScrollFeel, along axis: ScrollAxis, speed: Double, to page: Double) -> [Double] {
        var scroller = Scroller(feel: feel, axes: .both, extent: .endless, offset: ScrollVector(x: 4000, y: 4000))
        scroller.isPaging = true
        var velocity = ScrollVector.zero
        velocity[axis] = speed
        scroller.send(.fling(velocity), at: 0) { _ in ScrollVector(x: page, y: page) }
        return (0...200).map { scroller.offset(at: .seconds(Double($0) * 0.005))[axis] - 4000 }
    }

    func testOtherTargetsAndOtherFeelsMoveAsTheyDid() {
        var scroller = flicked(.uikit, speed: 1500)
        var plain = Scroller.strip(content: 40_000, at: 1000)
        plain.send(.fling(ScrollVector(x: 1500, y: 0)), at: 0, resolve: SnapTargets.paging.resolve)
        XCTAssertNotEqual(scroller.x(0.3), plain.x(0.3))
        for feel in [ScrollFeel.compose, .flutter, .chromium, .gtk] {
            scroller = flicked(feel, speed: 1500)
            plain = Scroller.strip(feel: feel, content: 40_000, at: 1000)
            plain.send(.fling(ScrollVector(x: 1500, y: 0)), at: 0, resolve: SnapTargets.paging.resolve)
            for step in 0...60 { XCTAssertEqual(scroller.x(Double(step) * 0.01), plain.x(Double(step) * 0.01)) }
        }
    }
}
