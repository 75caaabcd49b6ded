import ScrollPhysics
import XCTest

/// Pages and snaps that lose their position or their end.
final class TargetPitfallTests: XCTestCase {
    private let paging = SnapTargets.paging.resolve

    func testPitfall16PagesSurviveAResizeEvenThroughNothingInEveryFeel() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 4000, at: 2400)
            for (time, page) in [(1.0, 500.0), (2, 0), (3, 333.3), (4, 800)] {
                scroller.setExtent(.list(page * 5, viewport: page), at: .seconds(time), resolve: paging)
                scroller.run(to: time + 0.9, resolve: paging)
                XCTAssertEqual(scroller.y(time + 0.9), 3 * page, accuracy: 1e-9, "\(feel.name), pages of \(page)")
            }
        }
    }

    /// Larger, smaller, and nothing for a moment.
    func testPitfall16PagesSurviveAResizeUnderAFingerThatRests() {
        for feel in ScrollFeel.builtIn {
            for pages in [[500.0], [1000], [0, 640], [500, 333.3, 1200]] {
                var scroller = Scroller.list(feel: feel, content: 8000, at: 3 * 800)
                scroller.isPaging = true
                scroller.send(.down(pointer(300), .touch), at: 0, resolve: paging)
                for (index, page) in pages.enumerated() {
                    let time = 0.1 + Double(index) * 0.1
                    scroller.setExtent(.list(page * 10, viewport: page), at: .seconds(time), resolve: paging)
                    XCTAssertEqual(scroller.y(time), 3 * page, accuracy: 1e-9, "\(feel.name), pages of \(page)")
                }
                let page = pages.last ?? 0
                scroller.send(.up(nil), at: 1, resolve: paging)
                scroller.run(to: 5, resolve: paging)
                XCTAssertEqual(scroller.y(5), 3 * page, accuracy: 1e-9, "\(feel.name), pages of \(pages)")
            }
        }
    }

    func testPitfall16ADragAfterAResizeUnderTheFingerTurnsOnePage() {
        for feel in ScrollFeel.builtIn {
            for direction in [-1.0, 1] {
                var scroller = Scroller.list(feel: feel, content: 8000, at: 3 * 800)
                scroller.isPaging = true
                scroller.send(.down(pointer(600), .touch), at: 0, resolve: paging)
                scroller.setExtent(.list(5000, viewport: 500), at: .seconds(0.1), resolve: paging)
                for move in 1...15 {
                    let position = pointer(600 - direction * Double(move) * 20)
                    scroller.send(.move(position), at: 0.2 + Double(move) * 0.01, resolve: paging)
                }
                scroller.send(.up(nil), at: 1, resolve: paging)
                scroller.run(to: 6, resolve: paging)
                XCTAssertEqual(scroller.y(6), (3 + direction) * 500, accuracy: 1e-9, "\(feel.name), \(direction)")
            }
        }
    }

    func testPitfall16ACaughtSnapGoesOnToItsPageAfterAResizeUnderTheFinger() {
        for feel in ScrollFeel.builtIn where feel.snap.longestSettle > 0 {
            for direction in [-1.0, 1] {
                var scroller = Scroller.list(feel: feel, content: 8000, at: 3 * 800)
                scroller.isPaging = true
                scroller.send(.fling(ScrollVector(x: 0, y: direction * 900)), at: 0, resolve: paging)
                var time = 0.0
                while abs(scroller.y(time) - 2400) < 600 { time += 0.005 }
                scroller.send(.down(pointer(600), .touch), at: time, resolve: paging)
                scroller.setExtent(.list(6000, viewport: 600), at: .seconds(time + 0.1), resolve: paging)
                scroller.send(.up(nil), at: time + 0.2, resolve: paging)
                scroller.run(to: time + 6, resolve: paging)
                XCTAssertEqual(scroller.y(time + 6), (3 + direction) * 600, accuracy: 1e-9, feel.name)
            }
        }
    }

    /// An offset that misses its page by rounding is on that page: the content neither returns nor skips a page.
    func testPitfall16AFlickFromAPageMissedByRoundingTurnsOnePage() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for miss in [-1e-9, -1e-11, 0, 1e-11, 1e-9] {
                for direction in [-1.0, 1] {
                    var scroller = Scroller.list(feel: feel, content: 8000, at: 1600 + miss)
                    scroller.send(.fling(ScrollVector(x: 0, y: direction * 900)), at: 0, resolve: paging)
                    scroller.run(to: 9, resolve: paging)
                    XCTAssertEqual(scroller.y(9), 1600 + direction * 800, accuracy: 1e-6, "\(feel.name), \(miss)")
                }
            }
        }
    }

    func testPitfall17ASnapWithoutADistanceEndsAtOnce() {
        let targets = rows(300.1)
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 30_010, at: 5 * 300.1)
            let place = scroller.y(0)
            scroller.send(.fling(.zero), at: 0, resolve: targets.resolve)
            XCTAssertEqual(scroller.phase(0), .idle, feel.name)
            XCTAssertEqual(scroller.y(0), place, feel.name)
            XCTAssertNil(scroller.nextTransition(after: .zero), feel.name)
        }
    }

    /// The settling time depends on the distance of the content, and is no constant of the spring.
    func testPitfall20ASpringEndsWhenItsContentIsThere() {
        for ratio in [0.4, 0.999_999, 1, 1.000_001, 1.3, 2.5] {
            let constants = SpringConstants(stiffness: 100, dampingRatio: ratio)
            var before = 0.0
            for way in [1.0, 20, 400, 8000] {
                let motion = SpringMotion(from: way, velocity: 0, to: 0, constants: constants, restDistance: 0.1)
                XCTAssertGreaterThan(motion.duration, before, "\(way) at \(ratio)")
                XCTAssertEqual(
                    abs(motion.position(at: motion.duration - 1e-6)), 0.1, accuracy: 1e-3, "\(way) at \(ratio)")
                before = motion.duration
            }
        }
    }
}
