import XCTest

@testable import ScrollPhysics

/// The end times of a scroller's motions.
final class RunEndTests: XCTestCase {
    private let extent = ScrollExtent(
        x: AxisExtent(viewport: 300, content: 2000), y: AxisExtent(viewport: 500, content: 3000))

    /// Scrollers released in the middle of the content, towards an edge, beyond one, and before targets.
    private func lifts(_ feel: ScrollFeel) -> [(name: String, scroller: Scroller)] {
        let targets = SnapTargets.aligned(
            AlignedTargets(vertical: (0..<10).map { TargetSpan(start: Double($0) * 300, end: Double($0) * 300 + 290) }))
        return [
            ("fling", lifted(feel, from: ScrollVector(x: 900, y: 1200), by: ScrollVector(x: -7, y: -9))),
            ("edge", lifted(feel, from: ScrollVector(x: 80, y: 300), by: ScrollVector(x: 8, y: 20))),
            ("bounce", lifted(feel, from: .zero, by: ScrollVector(x: 6, y: 9))),
            ("snap", lifted(feel, from: ScrollVector(x: 0, y: 900), by: ScrollVector(x: 0, y: -9), targets)),
        ]
    }

    private func lifted(
        _ feel: ScrollFeel, from offset: ScrollVector, by way: ScrollVector, _ targets: SnapTargets = .none
    ) -> Scroller {
        var scroller = Scroller(feel: feel, axes: .both, extent: extent, offset: offset)
        scroller.apply(.down(.zero, .touch), at: .zero)
        for move in 1...12 { scroller.apply(.move(way * Double(move)), at: .milliseconds(8 * move)) }
        scroller.apply(.up(nil), at: .milliseconds(96)) { targets.resolve($0) }
        return scroller
    }

    func testWhatIsAskedAheadIsWhatFramesFind() {
        for feel in ScrollFeel.builtIn {
            for (name, lifted) in lifts(feel) {
                var stepped = lifted
                for frame in stride(from: 96, through: 6000, by: 7) {
                    let time = Duration.milliseconds(frame)
                    stepped.advance(to: time)
                    let what = "\(feel.name), \(name), \(frame) ms"
                    XCTAssertEqual(lifted.offset(at: time), stepped.offset(at: time), what)
                    XCTAssertEqual(lifted.velocity(at: time), stepped.velocity(at: time), what)
                    XCTAssertEqual(lifted.isMoving(at: time), stepped.isMoving(at: time), what)
                    XCTAssertEqual(lifted.phase(at: time), stepped.phase(at: time), what)
                }
            }
        }
    }

    func testTheNextTransitionIsTheEnd() throws {
        for feel in ScrollFeel.builtIn {
            for (name, lifted) in lifts(feel) {
                guard let end = lifted.nextTransition(after: .zero) else { continue }
                let what = "\(feel.name), \(name)"
                var stepped = lifted
                stepped.advance(to: .milliseconds(97))
                XCTAssertEqual(stepped.nextTransition(after: .zero), end, what)
                stepped.advance(to: end - .nanoseconds(1))
                XCTAssertEqual(stepped.nextTransition(after: .zero), end, what)
                XCTAssertTrue(stepped.isMoving(at: end - .nanoseconds(1)), what)
                // The other axis may continue.
                stepped.advance(to: end)
                XCTAssertNotEqual(stepped.nextTransition(after: .zero), end, what)
            }
        }
    }

    func testContentThatIsLetGoWithinTheRestDistanceRestsAtOnce() {
        for feel in [ScrollFeel.uikit, .firefox, .gtk, .flutterDesktop] {
            var scroller = Scroller(feel: feel, axes: .vertical, extent: extent)
            scroller.apply(.down(.zero, .touch), at: .zero)
            // Pulled over the edge, back until less than a tenth of a point is left, and held for a while.
            for move in 0..<400 {
                let time = Duration.milliseconds(10 + move)
                scroller.apply(.move(ScrollVector(x: 0, y: 40 - Double(move) * 0.1)), at: time)
                if abs(scroller.offset(at: time).y) < 0.09 { break }
            }
            scroller.apply(.up(nil), at: .seconds(2))
            XCTAssertNil(scroller.target, feel.name)
            XCTAssertEqual(scroller.offset(at: .seconds(2)).y, 0, feel.name)
            XCTAssertNil(scroller.nextTransition(after: .zero), feel.name)
        }
    }
}
