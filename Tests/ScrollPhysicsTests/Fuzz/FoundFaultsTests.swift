import ScrollPhysics
import XCTest

/// Faults found by random scripts, each as short as possible.
final class FoundFaultsTests: XCTestCase {
    func testAPressInTheMiddleOfAStrokeLetsStretchedContentGoBack() {
        var scroller = Scroller.list()
        scroller.send(stroke(-60), at: 0)
        XCTAssertLessThan(scroller.y(0), -20)
        scroller.send(.down(pointer(300), .touch), at: 0.01)
        scroller.send(.up(nil), at: 0.02)
        scroller.run(to: 3)
        XCTAssertEqual(scroller.y(3), 0)
    }

    func testAPressThatEndsAStrokeStillEndsOnATarget() {
        let targets = rows(300)
        var scroller = Scroller.list()
        scroller.send(stroke(100), at: 0, resolve: targets.resolve)
        scroller.send(.down(pointer(300), .touch), at: 0.01, resolve: targets.resolve)
        scroller.send(.up(nil), at: 0.5, resolve: targets.resolve)
        scroller.run(to: 4, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(4), 0)
    }

    func testNewLengthsUnderAPressAreFollowedByASnapAtTheLift() {
        let targets = SnapTargets.paging
        var scroller = Scroller.list(at: 1600)
        scroller.send(.down(pointer(300), .touch), at: 0, resolve: targets.resolve)
        scroller.send(.resize(width: 400, height: 500), at: 0.1, resolve: targets.resolve)
        scroller.send(.up(nil), at: 0.2, resolve: targets.resolve)
        scroller.run(to: 4, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(4).truncatingRemainder(dividingBy: 500), 0, "\(scroller.y(4))")
    }

    func testAProgramMovesOnlyTheAxesThatScroll() {
        var scroller = Scroller(axes: .vertical, extent: .table)
        scroller.send(.scrollTo(ScrollVector(x: 700, y: 900), animated: false), at: 0)
        XCTAssertEqual(scroller.offset(at: .zero), ScrollVector(x: 0, y: 900))
    }

    func testASnapThatIsFlungAwayFromAHardEdgeDoesNotSwingPastIt() {
        var feel = ScrollFeel.direct
        feel.snap.longestSettle = 2
        feel.snap.springDampingRatio = 0.3
        feel.touchpad.momentum = 1
        var scroller = Scroller.list(feel: feel, content: 2350, at: 1550)
        let targets = SnapTargets.paging
        scroller.send(stroke(0), at: 0, resolve: targets.resolve)
        for step in 1...3 { scroller.send(stroke(-2), at: Double(step) * 0.01, resolve: targets.resolve) }
        for step in 0...400 {
            let time = 0.05 + Double(step) * 0.01
            scroller.run(to: time, resolve: targets.resolve)
            XCTAssertLessThanOrEqual(scroller.y(time), 1550 + 1e-6, "at \(time)")
        }
        XCTAssertEqual(scroller.y(4.05), 1550)
    }

    /// The fling passes the edge by less than its rest distance, and would have ended in front of it.
    func testAFlingThatEndsAHairInsideComesAllTheDistanceBack() {
        for velocity in stride(from: 150.0, through: 260, by: 0.25) {
            var scroller = Scroller.list()
            scroller.send(.down(pointer(100), .touch), at: 0)
            scroller.send(.move(pointer(310)), at: 0.5)
            let start = scroller.y(0.5)
            XCTAssertLessThan(start, -80)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 1)
            scroller.run(to: 8)
            XCTAssertGreaterThanOrEqual(scroller.y(8), 0, "thrown at \(velocity)")
        }
    }

    func testASmallTurnThatJumpsGoesBackToItsTarget() {
        let targets = rows(300)
        var scroller = Scroller.list(feel: .direct, at: 600)
        scroller.send(notch(0.3), at: 0, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(0), 630)
        XCTAssertEqual(scroller.nextTransition(after: .zero), .seconds(0.5))
        scroller.run(to: 0.49, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(0.49), 630, "more notches may come")
        scroller.run(to: 0.51, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(0.51), 600)
        XCTAssertNil(scroller.nextTransition(after: .seconds(0.51)))
    }

    func testSmallTurnsThatJumpAddUpToOneThatLeaves() {
        let targets = rows(80)
        var scroller = Scroller.list(feel: .direct, at: 160)
        for turn in 0..<3 { scroller.send(notch(0.2), at: Double(turn) * 0.3, resolve: targets.resolve) }
        scroller.run(to: 3, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(3), 240)
    }

    func testASmallTurnIsNotForgottenWhileTheOtherAxisTurns() {
        let spans = (0..<20).map { TargetSpan(start: Double($0) * 300, end: Double($0 + 1) * 300) }
        let targets = SnapTargets.aligned(AlignedTargets(horizontal: spans, vertical: spans))
        var scroller = Scroller(feel: .direct, axes: .both, extent: .table)
        scroller.send(.wheel(.notch, ScrollVector(x: 0.3, y: 0)), at: 0, resolve: targets.resolve)
        for _ in 0..<2 {
            scroller.send(.wheel(.notch, ScrollVector(x: 0, y: -2)), at: 0.1, resolve: targets.resolve)
        }
        scroller.run(to: 2, resolve: targets.resolve)
        XCTAssertEqual(scroller.x(2), 0)
    }

    func testAKeyThatMovesNothingLeavesASmallTurnToGoBack() {
        let targets = rows(300)
        var feel = ScrollFeel.direct
        feel.keyboard.lineDistance = 0
        var scroller = Scroller.list(feel: feel, at: 600)
        scroller.send(notch(0.3), at: 0, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(0), 630)
        scroller.send(.key(.down, shift: false), at: 0.1, resolve: targets.resolve)
        scroller.run(to: 2, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(2), 600)
    }

    func testAKeyAlongOneAxisLeavesASmallTurnOfTheOtherToGoBack() {
        let spans = (0..<20).map { TargetSpan(start: Double($0) * 300, end: Double($0 + 1) * 300) }
        let targets = SnapTargets.aligned(AlignedTargets(horizontal: spans, vertical: spans))
        var scroller = Scroller(feel: .direct, axes: .both, extent: .table)
        scroller.send(.wheel(.notch, ScrollVector(x: 0.3, y: 0)), at: 0, resolve: targets.resolve)
        XCTAssertGreaterThan(scroller.x(0), 0)
        scroller.send(.key(.down, shift: false), at: 0.1, resolve: targets.resolve)
        scroller.run(to: 2, resolve: targets.resolve)
        XCTAssertEqual(scroller.offset(at: .seconds(2)), ScrollVector(x: 0, y: 300))
    }

    func testASmallTurnThatGoesBackLeavesTheOtherAxisWhereAKeyBroughtIt() {
        let spans = (0..<20).map { TargetSpan(start: Double($0) * 300, end: Double($0 + 1) * 300) }
        let targets = SnapTargets.aligned(
            AlignedTargets(horizontal: spans, vertical: spans, limit: .alwaysByOne))
        var feel = ScrollFeel.uikit
        feel.keyboard.glideDuration = 0
        var scroller = Scroller(feel: feel, axes: .both, extent: .table)
        let end = ScrollExtent.table.y.maximumOffset
        XCTAssertGreaterThan(end, 600)
        scroller.send(.wheel(.notch, ScrollVector(x: 0.1, y: 0)), at: 0, resolve: targets.resolve)
        scroller.send(.key(.end, shift: false), at: 0.01, resolve: targets.resolve)
        scroller.run(to: 4, resolve: targets.resolve)
        XCTAssertEqual(scroller.offset(at: .seconds(4)), ScrollVector(x: 0, y: end))
    }

    func testNewLengthsDuringASmallTurnBringTheOtherAxisToItsTarget() {
        let spans = (0..<20).map { TargetSpan(start: Double($0) * 300, end: Double($0 + 1) * 300) }
        let targets = SnapTargets.aligned(
            AlignedTargets(horizontal: spans, vertical: spans, anchor: ScrollVector(x: 0, y: 1)))
        var scroller = Scroller(
            axes: .both, extent: .table, offset: ScrollVector(x: 0, y: 400))
        scroller.send(.wheel(.notch, ScrollVector(x: 0.2, y: 0)), at: 0, resolve: targets.resolve)
        scroller.send(.resize(width: 400, height: 700), at: 0.05, resolve: targets.resolve)
        scroller.run(to: 4, resolve: targets.resolve)
        XCTAssertEqual(scroller.offset(at: .seconds(4)), ScrollVector(x: 0, y: 500))
    }

    func testEveryMotionToATargetBeginsWhereTheContentIs() {
        for curve in SnapCurve.allCases {
            var feel = ScrollFeel.uikit
            feel.snap.curve = curve
            for offset in stride(from: 0.15, through: 149, by: 0.35) {
                let targets = rows(300)
                var scroller = Scroller.list(feel: feel)
                scroller.send(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), at: 0)
                scroller.send(.fling(.zero), at: 1, resolve: targets.resolve)
                XCTAssertEqual(scroller.y(1), offset, accuracy: 1e-9, "\(curve)")
            }
        }
    }

    /// A finger that returns to its start leaves the content at its target except for rounding.
    func testRoundingAtATargetDoesNotChooseTheMotion() {
        let targets = rows(300, count: 2)
        let farthest = [300.0, 300.0.nextDown, 300.0.nextUp].map { start in
            var scroller = Scroller.list(at: start)
            scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 0, resolve: targets.resolve)
            XCTAssertEqual(scroller.target?.y, 300)
            return (1...200).map { scroller.y(Double($0) * 0.01) }.max() ?? 0
        }
        XCTAssertGreaterThan(farthest[0], 310)
        XCTAssertEqual(farthest[1], farthest[0], accuracy: 1e-9)
        XCTAssertEqual(farthest[2], farthest[0], accuracy: 1e-9)
    }

    func testAPullThatComesBackExactlyToTheEdgeCountsAsInside() {
        var offsets: [Double] = []
        for inset in [63.11900168855716, 64] {
            var feel = ScrollFeel.flutterDesktop
            feel.touchpad.gain = 4.211033885435314
            var scroller = Scroller(
                feel: feel, axes: .vertical,
                extent: ScrollExtent(
                    x: AxisExtent(viewport: 100, content: 100),
                    y: AxisExtent(viewport: 700, content: 3500, leadingInset: inset)))
            for (step, way) in [-40.0, 40, -38].enumerated() { scroller.send(stroke(way), at: Double(step) * 0.01) }
            offsets.append(scroller.y(0.02) + inset)
        }
        XCTAssertEqual(offsets[0], offsets[1], accuracy: 1e-9)
    }

    func testASmallerViewportCalmsASnapThatWouldSwingOutOfIt() {
        var feel = ScrollFeel.uikit
        feel.snap.springDampingRatio = 0.2
        let targets = SnapTargets.aligned(AlignedTargets(vertical: [TargetSpan(start: 0, end: 100)]))
        var scroller = Scroller.list(feel: feel, at: 0)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 900), animated: false), at: 0)
        scroller.send(.fling(.zero), at: 0.1, resolve: targets.resolve)
        scroller.send(.resize(width: 400, height: 60), at: 0.15, resolve: targets.resolve)
        for step in 0...300 {
            let time = 0.15 + Double(step) * 0.01
            scroller.run(to: time, resolve: targets.resolve)
            XCTAssertGreaterThanOrEqual(scroller.y(time), -60 - 1e-6, "at \(time)")
        }
    }

    func testContentThatFitsIsNotFlungFurtherThanItStretchesOnTheOtherSide() {
        var feel = ScrollFeel.uikit
        feel.fling.decelerationRate = 0.9
        feel.edge.springDampingRatio = 0.1
        var scroller = Scroller.list(feel: feel, content: 0, viewport: 400)
        scroller.send(.fling(ScrollVector(x: 0, y: 12_000)), at: 0)
        scroller.run(to: 0.15)
        XCTAssertGreaterThan(scroller.y(0.15), 200)
        scroller.send(.fling(ScrollVector(x: 0, y: -10_400)), at: 0.15)
        for step in 0...200 {
            let time = 0.15 + Double(step) * 0.005
            scroller.run(to: time)
            XCTAssertLessThanOrEqual(abs(scroller.y(time)), 400 + 1e-6, "at \(time)")
        }
    }

    /// The lift is noticed when the spring has already swung to the other side.
    func testContentThatMakesUpForALateLiftStaysWithinItsStretch() {
        var feel = ScrollFeel.uikit
        feel.edge.springStiffness = 455
        feel.edge.springDampingRatio = 0.1
        feel.touchpad.liftGap = 0.23
        var scroller = Scroller(
            feel: feel, axes: .horizontal,
            extent: ScrollExtent(x: AxisExtent(viewport: 100, content: 0), y: AxisExtent(viewport: 1, content: 0)))
        scroller.send(.down(ScrollVector(x: 100, y: 0), .mouse), at: 0)
        scroller.send(.move(.zero), at: 0)
        scroller.send(.fling(ScrollVector(x: 8200, y: 0)), at: 0.32)
        scroller.send(.wheel(.touchpad, .zero), at: 0.36)
        for step in 0...400 {
            let time = 0.36 + Double(step) * 0.004
            scroller.run(to: time)
            XCTAssertLessThanOrEqual(abs(scroller.x(time)), 100 + 1e-6, "at \(time)")
        }
    }
}
