import ScrollPhysics
import XCTest

/// Requests of users about targets.
final class SnapRequestTests: XCTestCase {
    func testRequest11TheTargetLiesWhereTheFlingWouldEndAndSpeedIsContinuous() {
        for velocity in stride(from: 400.0, through: 6000, by: 350) {
            let targets = rows(300)
            var free = Scroller.list(content: 30_000)
            var snapping = free
            free.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
            snapping.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: targets.resolve)
            let predicted = velocity / (1000 * -0.002_002_002_67)
            XCTAssertEqual(snapping.target?.y ?? 0, (-predicted / 300).rounded() * 300, accuracy: 300.1, "\(velocity)")
            XCTAssertEqual(abs((snapping.target?.y ?? 0) - (free.target?.y ?? 0)), 0, accuracy: 300, "\(velocity)")
            XCTAssertEqual(snapping.vy(0), velocity, accuracy: velocity * 1e-9, "no wall at \(velocity)")
            var latest = snapping.vy(0)
            for frame in 1...200 {
                let time = Double(frame) * 0.01
                snapping.run(to: time, resolve: targets.resolve)
                XCTAssertLessThan(abs(snapping.vy(time) - latest), max(600, velocity * 0.25), "\(velocity) at \(time)")
                latest = snapping.vy(time)
            }
        }
    }

    func testRequest11EachFeelRestsOnTheItemNearestToWhereItWouldHaveEnded() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for velocity in [-5000.0, -700, 450, 1200, 4000] {
                let targets = rows(300, count: 2000)
                var free = Scroller.list(feel: feel, content: 600_000, at: 300_000)
                var snapping = free
                free.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
                snapping.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: targets.resolve)
                let way = (free.target?.y ?? 0) - (snapping.target?.y ?? 0)
                // At least one item in the direction of the fling, else the nearest; the rest distance is added.
                XCTAssertLessThanOrEqual(abs(way), abs(free.y(0) - (free.target?.y ?? 0)) < 150 ? 300 : 160, feel.name)
                XCTAssertGreaterThan(((snapping.target?.y ?? 0) - 300_000) * velocity, 0, "\(feel.name) at \(velocity)")
                snapping.run(to: 20, resolve: targets.resolve)
                let rest = snapping.y(20)
                XCTAssertEqual(rest, (rest / 300).rounded() * 300, accuracy: 1e-6, "\(feel.name) at \(velocity)")
            }
        }
    }

    func testRequest12OneItemAtMostOrAsManyAsTheFlingGoesAsIsAsked() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for velocity in [500.0, 3000, 8000] {
                XCTAssertEqual(rest(velocity, .alwaysByOne, feel), 800, "\(feel.name) never skips at \(velocity)")
            }
            XCTAssertGreaterThan(rest(8000, .never, feel), 3 * 200, "\(feel.name) goes as far as it is thrown")
        }
        var pages = Scroller.list(content: 50_000)
        pages.send(.fling(ScrollVector(x: 0, y: 9000)), at: 0, resolve: SnapTargets.paging.resolve)
        pages.run(to: 6, resolve: SnapTargets.paging.resolve)
        XCTAssertEqual(pages.y(6), 800)
    }

    private func rest(_ velocity: Double, _ limit: TargetLimit, _ feel: ScrollFeel) -> Double {
        let targets = rows(limit == .alwaysByOne ? 800 : 200, count: 200, limit: limit)
        var scroller = Scroller.list(feel: feel, content: 40_000)
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: targets.resolve)
        scroller.run(to: 20, resolve: targets.resolve)
        return scroller.y(20)
    }

    func testRequest13OneNotchLeavesAMandatoryTarget() {
        for feel in ScrollFeel.builtIn {
            for direction in [1.0, -1] {
                let targets = rows(800)
                var scroller = Scroller.list(feel: feel, content: 50_000, at: 1600)
                scroller.send(notch(direction), at: 0, resolve: targets.resolve)
                scroller.run(to: 5, resolve: targets.resolve)
                XCTAssertEqual(scroller.y(5), 1600 + direction * 800, accuracy: 1e-9, feel.name)
            }
        }
    }

    func testRequest14LateMomentumNeitherCancelsASnapNorTurnsASecondPage() {
        let targets = SnapTargets.paging
        for feel in ScrollFeel.builtIn where feel.touchpad.momentum > 0 {
            var scroller = Scroller.list(feel: feel, content: 50_000)
            var time = 0.0
            for _ in 0..<10 {
                time += 0.01
                scroller.send(stroke(30), at: time, resolve: targets.resolve)
            }
            time += 0.08
            for late in 0..<40 {
                scroller.send(stroke(28 * pow(0.9, Double(late))), at: time, resolve: targets.resolve)
                time += 0.016
            }
            scroller.run(to: time + 6, resolve: targets.resolve)
            XCTAssertEqual(scroller.y(time + 6), 800, "\(feel.name): one page")
        }
    }

    private func pow(_ base: Double, _ exponent: Double) -> Double {
        (0..<Int(exponent)).reduce(1) { product, _ in product * base }
    }

    func testRequest15ASnapThatIsCaughtAndLetGoStillEndsOnAnItem() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for moment in [0.02, 0.1, 0.25, 0.4] {
                let targets = rows(300)
                var scroller = Scroller.list(feel: feel, content: 30_000, at: 3000)
                scroller.send(.fling(ScrollVector(x: 0, y: 1500)), at: 0, resolve: targets.resolve)
                let wanted = scroller.target?.y
                scroller.send(.down(pointer(300), .touch), at: moment, resolve: targets.resolve)
                let wasMoving = scroller.y(moment) != wanted
                scroller.send(.up(nil), at: moment + 0.1, resolve: targets.resolve)
                scroller.run(to: 8, resolve: targets.resolve)
                let rest = scroller.y(8)
                XCTAssertEqual((rest / 300).rounded() * 300, rest, accuracy: 1e-9, "\(feel.name) caught at \(moment)")
                if wasMoving {
                    XCTAssertEqual(rest, wanted ?? 0, accuracy: 1e-9, "\(feel.name): not back to the old one")
                }
            }
        }
    }

    func testRequest16TheFirstAndTheLastItemAreReachedAndAlignedWithinTheMargins() {
        for feel in ScrollFeel.builtIn {
            let spans = (0..<7).map { TargetSpan(start: Double($0) * 310, end: Double($0) * 310 + 300) }
            let targets = SnapTargets.aligned(AlignedTargets(horizontal: spans, limit: .alwaysByOne))
            let extent = ScrollExtent(
                x: AxisExtent(viewport: 400, content: 2160, leadingInset: 20, trailingInset: 20),
                y: AxisExtent(viewport: 200, content: 200))
            var scroller = Scroller(feel: feel, axes: .horizontal, extent: extent)
            for (velocity, edge) in [(900.0, 1780.0), (-900, -20)] {
                var time = velocity > 0 ? 0.0 : 100
                for _ in 0..<10 {
                    scroller.send(.fling(ScrollVector(x: velocity, y: 0)), at: time, resolve: targets.resolve)
                    if feel.fling.momentum == 0 {
                        scroller.send(
                            .key(velocity > 0 ? .end : .home, shift: false), at: time, resolve: targets.resolve)
                    }
                    time += 8
                    scroller.run(to: time, resolve: targets.resolve)
                }
                XCTAssertEqual(scroller.x(time), edge, accuracy: 1e-9, feel.name)
            }
        }
    }

    func testRequest17ItemsAlignAtAnyAnchorOnBothAxesInAViewportOfAnySize() {
        for (viewport, anchor) in [(400.0, 0.0), (333.3333333, 0.5), (1024.0 / 3, 1), (250.7, 0.25)] {
            let spans = (0..<40).map { TargetSpan(start: Double($0) * 117.1, end: Double($0) * 117.1 + 101.3) }
            let place = ScrollVector(x: anchor, y: 1 - anchor)
            let targets = SnapTargets.aligned(AlignedTargets(horizontal: spans, vertical: spans, anchor: place))
            let length = AxisExtent(viewport: viewport, content: 5000)
            var scroller = Scroller(
                axes: .both, extent: ScrollExtent(x: length, y: length), offset: ScrollVector(x: 1500, y: 1500))
            scroller.send(.fling(ScrollVector(x: 700, y: -650)), at: 0, resolve: targets.resolve)
            scroller.run(to: 8, resolve: targets.resolve)
            for (offset, anchor) in [(scroller.x(8), place.x), (scroller.y(8), place.y)] {
                let item = offset + anchor * viewport - anchor * 101.3
                XCTAssertEqual((item / 117.1).rounded() * 117.1, item, accuracy: 1e-6, "\(viewport), \(anchor)")
            }
        }
    }

    func testRequest18AProgramLandsOnTheItemExactlyWhateverTheTargetsWouldSay() {
        for feel in ScrollFeel.builtIn {
            for animated in [true, false] {
                let targets = rows(300)
                var scroller = Scroller.list(feel: feel, content: 30_000)
                scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 0, resolve: targets.resolve)
                scroller.send(
                    .scrollTo(ScrollVector(x: 0, y: 1234.5), animated: animated), at: 0.1, resolve: targets.resolve)
                scroller.run(to: 9, resolve: targets.resolve)
                XCTAssertEqual(scroller.y(9), 1234.5, feel.name)
                XCTAssertNil(scroller.nextTransition(after: .seconds(9)), feel.name)
            }
        }
    }
}
