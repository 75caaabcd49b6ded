import ScrollPhysics
import XCTest

/// A window that is resized while content is on its way to a target, frame by frame: the target moves each time.
final class SnapResizeTests: XCTestCase {
    private static let frame = 0.016
    private let paging = SnapTargets.paging.resolve

    /// Ten pages from the start of 40, flung or let go between two pages.
    private struct Snap {
        var feel: ScrollFeel
        var axis: ScrollAxis
        var isPaging: Bool
        /// Points per second.
        var velocity: Double
        /// By how much the page grows with each frame, in points.
        var growth: Double

        var name: String { "\(feel.name), \(axis), pages \(isPaging), \(velocity) pt/s, \(growth) pt a frame" }

        func extent(page: Double) -> ScrollExtent {
            let lengths = AxisExtent(viewport: page, content: page * 40)
            return ScrollExtent(x: lengths, y: lengths)
        }

        func begun(_ resolve: TargetResolver) -> Scroller {
            let offset = velocity == 0 ? 10.4 * 400 : 10 * 400
            var scroller = Scroller(
                feel: feel, axes: .both, extent: extent(page: 400), offset: ScrollVector(x: offset, y: offset))
            scroller.isPaging = isPaging
            var fling = ScrollVector.zero
            fling[axis] = velocity
            scroller.send(.fling(fling), at: 0, resolve: resolve)
            return scroller
        }
    }

    private var snaps: [Snap] {
        ScrollFeel.builtIn.filter { $0.snap.longestSettle > 0 }.flatMap { feel in
            ScrollAxis.allCases.flatMap { axis in
                [0.0, 600, -600, 3000, -3000].flatMap { velocity in
                    [(true, 0.25), (true, -0.25), (false, 0.25), (false, -0.25)].map { isPaging, growth in
                        Snap(feel: feel, axis: axis, isPaging: isPaging, velocity: velocity, growth: growth)
                    }
                }
            }
        }
    }

    /// Chromium's steps follow from the distance alone: at another distance they are a little longer or shorter.
    func testEachNewLengthContinuesTheVelocity() {
        for snap in snaps {
            let share = snap.feel.snap.curve == .chromium ? 0.3 : 1e-6
            var scroller = snap.begun(paging)
            for step in 1...25 {
                let time = Double(step) * Self.frame
                scroller.run(to: time, resolve: paging)
                let (offset, before) = state(scroller, snap.axis, time)
                scroller.setExtent(
                    snap.extent(page: 400 + Double(step) * snap.growth), at: .seconds(time), resolve: paging)
                // A target that the content has passed turns it back, and one within the rest distance ends it.
                let left = (scroller.target?[snap.axis] ?? offset) - offset
                guard left * before > 0, abs(left) > snap.feel.edge.restDistance else { break }
                let (same, after) = state(scroller, snap.axis, time)
                XCTAssertEqual(same, offset, accuracy: 1e-9, "\(snap.name) at \(time)")
                XCTAssertEqual(after, before, accuracy: max(1e-6, abs(before) * share), "\(snap.name) at \(time)")
            }
        }
    }

    /// Of a curve over time alone the end stays as well: its content arrives in the middle of the resizing.
    func testWhatEndsAtATimeEndsThenThoughTheWindowIsResized() {
        for snap in snaps where [.easeInOutByDistance, .recyclerView].contains(snap.feel.snap.curve) {
            var scroller = snap.begun(paging)
            let end = (scroller.nextTransition(after: .zero) ?? .zero) / .seconds(1)
            var time = 0.0
            for step in 1...100 where scroller.isMoving(at: .seconds(time)) {
                time = Double(step) * Self.frame
                scroller.run(to: time, resolve: paging)
                scroller.setExtent(
                    snap.extent(page: 400 + Double(step) * snap.growth), at: .seconds(time), resolve: paging)
            }
            XCTAssertLessThanOrEqual(time, end + Self.frame, snap.name)
        }
    }

    private func state(_ scroller: Scroller, _ axis: ScrollAxis, _ time: Double) -> (Double, Double) {
        (scroller.offset(at: .seconds(time))[axis], scroller.velocity(at: .seconds(time))[axis])
    }
}
