import ScrollPhysics
import XCTest

final class KeyboardTests: XCTestCase {
    private func rest(_ scroller: Scroller, after key: ScrollKey, shift: Bool = false) -> ScrollVector {
        var scroller = scroller
        scroller.send(.key(key, shift: shift), at: 0)
        scroller.run(to: 3)
        return scroller.offset(at: .seconds(3))
    }

    func testKeysMoveAsTheyAreLabelled() {
        let list = Scroller.list(at: 2000)
        XCTAssertEqual(rest(list, after: .pageDown).y, 2760)
        XCTAssertEqual(rest(list, after: .pageUp).y, 1240)
        XCTAssertEqual(rest(list, after: .space).y, 2760)
        XCTAssertEqual(rest(list, after: .space, shift: true).y, 1240)
        XCTAssertEqual(rest(list, after: .down).y, 2040)
        XCTAssertEqual(rest(list, after: .up).y, 1960)
        XCTAssertEqual(rest(list, after: .home).y, 0)
        XCTAssertEqual(rest(list, after: .end).y, 4200)
        XCTAssertEqual(rest(list, after: .right), ScrollVector(x: 0, y: 2000))
    }

    func testAStripMapsPageKeysToItsOwnAxis() {
        let strip = Scroller.strip(at: 1000)
        XCTAssertEqual(rest(strip, after: .pageDown).x, 1360)
        XCTAssertEqual(rest(strip, after: .pageUp).x, 640)
        XCTAssertEqual(rest(strip, after: .space).x, 1360)
        XCTAssertEqual(rest(strip, after: .home).x, 0)
        XCTAssertEqual(rest(strip, after: .end).x, 3600)
        XCTAssertEqual(rest(strip, after: .right).x, 1040)
        XCTAssertEqual(rest(strip, after: .down).x, 1000)
    }

    func testARepeatedKeyMovesOneGlideOn() {
        var scroller = Scroller.list()
        var velocity = 0.0
        for count in 0..<5 {
            let time = Double(count) * 0.033
            velocity = scroller.vy(time)
            scroller.send(.key(.down, shift: false), at: time)
            XCTAssertEqual(scroller.vy(time), velocity, accuracy: 1e-6)
        }
        XCTAssertEqual(scroller.phase(0.14), .animating)
        scroller.run(to: 2)
        XCTAssertEqual(scroller.y(2), 200, accuracy: 1e-9)
    }

    func testKeysStopAtTheEdges() {
        XCTAssertEqual(rest(.list(at: 4190), after: .pageDown).y, 4200)
        XCTAssertEqual(rest(.list(at: 10), after: .pageUp).y, 0)
    }

    func testASmallViewportKeepsHalfAPage() {
        XCTAssertEqual(rest(.list(viewport: 50), after: .pageDown).y, 25)
    }

    func testAnArrowLeavesATarget() {
        var scroller = Scroller.list(content: 8000)
        let resolve = rows(300, count: 26).resolve
        scroller.send(.key(.down, shift: false), at: 0, resolve: resolve)
        scroller.run(to: 3, resolve: resolve)
        XCTAssertEqual(scroller.y(3), 300)
        scroller.send(.key(.up, shift: false), at: 3, resolve: resolve)
        scroller.run(to: 6, resolve: resolve)
        XCTAssertEqual(scroller.y(6), 0)
    }

    func testNoLimitKeepsEndFromTheEnd() {
        var scroller = Scroller.list(content: 7800)
        let resolve = rows(300, count: 26, limit: .alwaysByOne).resolve
        scroller.send(.key(.end, shift: false), at: 0, resolve: resolve)
        scroller.run(to: 3, resolve: resolve)
        XCTAssertEqual(scroller.y(3), 7000)
    }

    // MARK: Targets and repeats

    /// Pages as a view with `.paging` has them, or rows of a page each of which a gesture passes one.
    private static let pages: [(targets: SnapTargets, isPaging: Bool)] = [
        (.paging, true), (rows(800, count: 200, limit: .alwaysByOne), false),
    ]

    func testEachOfARowOfPressesTurnsAPageHoweverQuickTheyAre() {
        let keys: [(key: ScrollKey, direction: Double)] = [(.pageDown, 1), (.pageUp, -1), (.down, 1), (.up, -1)]
        for feel in ScrollFeel.builtIn {
            for (targets, isPaging) in Self.pages {
                for (key, direction) in keys {
                    for (presses, gap) in [(3, 0.005), (60, 0.033), (3, 0.1), (3, 0.5)] {
                        var scroller = Scroller.list(feel: feel, content: 160_000, at: 80_000)
                        scroller.isPaging = isPaging
                        for press in 0..<presses {
                            scroller.send(
                                .key(key, shift: false), at: Double(press) * gap, resolve: targets.resolve)
                        }
                        scroller.run(to: 9, resolve: targets.resolve)
                        XCTAssertEqual(
                            scroller.y(9), 80_000 + direction * 800 * Double(presses), accuracy: 1e-6,
                            "\(feel.name): \(presses) of \(key) every \(gap) s, paging \(isPaging)")
                    }
                }
            }
        }
    }

    func testAKeyAgainstTheOnesBeforeNeverMovesOnInTheirDirection() {
        for feel in ScrollFeel.builtIn {
            for (first, second, direction) in [(ScrollKey.pageDown, ScrollKey.pageUp, 1.0), (.pageUp, .pageDown, -1)] {
                var scroller = Scroller.list(feel: feel, content: 160_000, at: 80_000)
                scroller.isPaging = true
                for (time, key) in [(0, first), (0.01, first), (0.04, second)] {
                    scroller.send(.key(key, shift: false), at: time, resolve: SnapTargets.paging.resolve)
                }
                let turned = scroller.y(0.04)
                scroller.run(to: 9, resolve: SnapTargets.paging.resolve)
                XCTAssertLessThanOrEqual(direction * scroller.y(9), direction * turned, "\(feel.name), \(first)")
            }
        }
    }

    /// The last page is whole, or cut short.
    func testHomeAndEndGoToTheFirstAndTheLastPageFromAnyOffset() {
        for feel in ScrollFeel.builtIn {
            for content in [1000.0, 6000, 6400] {
                let end = content - 800
                for offset in [0, 90, end / 2, end - 90, end] {
                    for (key, edge) in [(ScrollKey.home, 0.0), (.end, end)] {
                        var scroller = Scroller.list(feel: feel, content: content, at: offset)
                        scroller.isPaging = true
                        scroller.send(.key(key, shift: false), at: 0, resolve: SnapTargets.paging.resolve)
                        scroller.run(to: 9, resolve: SnapTargets.paging.resolve)
                        XCTAssertEqual(
                            scroller.y(9), edge, accuracy: 1e-9, "\(feel.name): \(key) from \(offset) of \(content)")
                    }
                }
            }
        }
    }

    func testAHeldKeyArrivesAtTheEdgeWhileItIsHeld() {
        let keys: [(key: ScrollKey, start: Double, edge: Double)] = [
            (.end, 0, 15_200), (.home, 15_200, 0), (.pageDown, 13_000, 15_200), (.pageUp, 2200, 0),
        ]
        for feel in ScrollFeel.builtIn {
            for targets in [SnapTargets.none, .paging, rows(400, limit: .alwaysByOne)] {
                for (key, start, edge) in keys {
                    var scroller = Scroller.list(feel: feel, content: 16_000, at: start)
                    scroller.isPaging = targets == .paging
                    for press in 0..<60 {
                        scroller.send(.key(key, shift: false), at: Double(press) * 0.033, resolve: targets.resolve)
                    }
                    XCTAssertEqual(scroller.y(59 * 0.033), edge, accuracy: 1e-6, "\(feel.name), \(key), \(targets)")
                }
            }
        }
    }

    // MARK: A touchpad

    /// The system goes on to send the momentum of the stroke, also after the key.
    func testAKeyEndsAStrokeOnATouchpadAndItsMomentum() {
        for feel in ScrollFeel.builtIn {
            for (key, edge) in [(ScrollKey.home, 0.0), (.end, 7200)] {
                for direction in [-1.0, 1] {
                    for targets in [SnapTargets.none, rows(300)] {
                        var scroller = Scroller.list(feel: feel, content: 8000, at: 3600)
                        var delta = direction * 20
                        for event in 0..<60 {
                            let time = Double(event) * 0.016
                            scroller.send(stroke(delta), at: time, resolve: targets.resolve)
                            if event == 10 {
                                scroller.send(.key(key, shift: false), at: time + 0.001, resolve: targets.resolve)
                            }
                            if event > 4 { delta *= 0.93 }
                        }
                        scroller.run(to: 6, resolve: targets.resolve)
                        XCTAssertEqual(scroller.y(6), edge, accuracy: 1e-9, "\(feel.name): \(key), \(direction)")
                    }
                }
            }
        }
    }

    /// The deltas of 60 Hz that macOS sends after a swipe, in whole pixels (xiel/wheel-gestures @b02412a,
    /// swipe-up-trackpad).
    func testAKeyEndsMomentumInWholePixels() {
        let deltas: [Double] = [
            94, 94, 92, 90, 87, 85, 82, 77, 72, 68, 64, 59, 55, 51, 47, 43, 41, 37, 35, 32,
            29, 26, 24, 22, 20, 19, 17, 16, 14, 13, 12, 11, 10, 9, 8, 8, 7, 6, 6, 5,
            5, 5, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1,
        ]
        for feel in ScrollFeel.builtIn {
            for pressed in stride(from: 4, to: deltas.count, by: 3) {
                var scroller = Scroller.list(feel: feel, content: 20_000, at: 3600)
                for (event, delta) in deltas.enumerated() {
                    scroller.send(stroke(delta), at: Double(event) / 60)
                    if event == pressed {
                        scroller.send(.key(.home, shift: false), at: Double(event) / 60 + 0.001)
                    }
                }
                scroller.run(to: 6)
                XCTAssertEqual(scroller.y(6), 0, accuracy: 1e-9, "\(feel.name): after \(pressed)")
            }
        }
    }

    func testFingersThatGoOnAtTheirSpeedAfterAKeyMoveTheContent() {
        for feel in ScrollFeel.builtIn {
            for delta in [-30.0, -6, -2, -1, 1, 2, 6, 30] {
                var scroller = Scroller.list(feel: feel, content: 40_000, at: 20_000)
                for event in 0..<10 { scroller.send(stroke(delta), at: Double(event) / 60) }
                scroller.send(.key(.pageDown, shift: false), at: 0.151)
                for event in 10..<24 { scroller.send(stroke(delta), at: Double(event) / 60) }
                let followed = scroller.y(23.0 / 60)
                for event in 24..<40 { scroller.send(stroke(delta), at: Double(event) / 60) }
                XCTAssertEqual(
                    scroller.y(39.0 / 60), followed + 16 * delta * feel.touchpad.gain, accuracy: 1e-9,
                    "\(feel.name): \(delta) a frame")
            }
        }
    }

    func testAPointerThatIsDownKeepsTheContentFromAKey() {
        for moves in [0, 12] {
            var scroller = Scroller.list(at: 1000)
            scroller.send(.down(pointer(600), .touch), at: 0)
            for move in 0..<moves { scroller.send(.move(pointer(600 - Double(move) * 10)), at: Double(move) * 0.01) }
            let held = scroller.y(0.2)
            scroller.send(.key(.end, shift: false), at: 0.2)
            XCTAssertEqual(scroller.y(1), held, "\(moves) moves")
        }
    }
}
