import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A fling continues in the outer scroll view at the moment at which it meets the edge.
@MainActor
final class NestedMomentumTests: XCTestCase {
    private static let times = [1.1, 1.15, 1.2, 1.3, 1.5, 2.2]

    /// The offsets of both at ``times``.
    private func offsets(
        of nest: Nest, feel: ScrollFeel, rate: Double, _ drive: (ViewHost) -> Void
    ) -> [(inner: ScrollVector, outer: ScrollVector)] {
        let host = nest.host(feel: feel, rate: rate)
        drive(host)
        return Self.times.map { time in
            host.advance(to: .seconds(time))
            return (host.offset(of: "inner"), host.offset(of: "outer"))
        }
    }

    /// Asserts that the outer view has moved, and that both have the offsets of a run at 240 frames a second.
    private func assertRatesAgree(
        _ nest: Nest, _ name: String, feels: [ScrollFeel] = thrown, _ drive: (ViewHost) -> Void
    ) {
        for feel in feels {
            let expected = offsets(of: nest, feel: feel, rate: 240, drive)
            let start = nest.host(feel: feel, rate: 60).offset(of: "outer")
            XCTAssertTrue(
                (expected.last?.outer ?? .zero).isFar(from: start, by: 10),
                "\(name), \(feel.name): nothing was passed on")
            for rate in [30.0, 60, 120] {
                let found = offsets(of: nest, feel: feel, rate: rate, drive)
                for (time, (found, expected)) in zip(Self.times, zip(found, expected)) {
                    let name = "\(name), \(feel.name) at \(rate) Hz, \(time) s"
                    XCTAssertFalse(found.inner.isFar(from: expected.inner, by: 1e-6), "inner, \(name)")
                    XCTAssertFalse(found.outer.isFar(from: expected.outer, by: 1e-6), "outer, \(name)")
                }
            }
        }
    }

    private static let thrown = ScrollFeel.builtIn.filter { $0.fling.momentum > 0 }

    // MARK: Every feel

    func testEveryFeelPassesAFlickOnWhateverTheFrameRate() async {
        XCTAssertEqual(ScrollFeel.builtIn.count, 14)
        assertRatesAgree(Nest(.vertical), "up") { $0.flick(by: CGVector(dx: 0, dy: -20)) }
        assertRatesAgree(Nest(.vertical, atEnd: false), "down") { $0.flick(by: CGVector(dx: 0, dy: 20)) }
        assertRatesAgree(Nest(.horizontal), "to the left") { $0.flick(by: CGVector(dx: -20, dy: 0)) }
        assertRatesAgree(Nest(.horizontal, isMirrored: true, atEnd: false), "mirrored") {
            $0.flick(by: CGVector(dx: 20, dy: 0))
        }
    }

    func testEveryFeelPassesATouchpadsMomentumOnWhateverTheFrameRate() async {
        let feels = Self.thrown.filter { $0.touchpad.momentum > 0 }
        XCTAssertGreaterThan(feels.count, 5)
        assertRatesAgree(Nest(.vertical), "touchpad", feels: feels) { $0.stroke(by: -20) }
    }

    func testTheOuterViewBeginsAtTheSolvedTimeWithTheVelocityThere() async throws {
        for feel in Self.thrown {
            let host = Nest(.vertical).host(feel: feel, rate: 60)
            let start = host.offset(of: "inner").y
            host.apply(.fling(ScrollVector(x: 0, y: 4000)), toScrollWithID: "inner", at: .seconds(1))
            let extent = ScrollExtent(
                x: AxisExtent(viewport: 300, content: 300), y: AxisExtent(viewport: 300, content: 3000, pixel: 1))
            var alone = Scroller(feel: feel, axes: .vertical, extent: extent, offset: ScrollVector(x: 0, y: start))
            alone.apply(.fling(ScrollVector(x: 0, y: 4000)), at: .seconds(1))
            let meeting = try XCTUnwrap(alone.edgeMeeting(on: .vertical), feel.name)
            var around = Scroller(
                feel: feel, axes: .vertical,
                extent: ScrollExtent(x: extent.x, y: AxisExtent(viewport: 400, content: 6300, pixel: 1)),
                offset: host.offset(of: "outer"))
            around.apply(.fling(ScrollVector(x: 0, y: meeting.velocity)), at: meeting.time)
            for time in Self.times {
                host.advance(to: .seconds(time))
                let isMet = meeting.time <= .seconds(time)
                alone.advance(to: .seconds(time))
                around.advance(to: .seconds(time))
                // The starts of both may differ by a nanosecond.
                XCTAssertEqual(
                    host.offset(of: "inner").y, isMet ? 2700 : alone.offset(at: .seconds(time)).y, accuracy: 1e-9,
                    feel.name)
                let outer = isMet ? around.offset(at: .seconds(time)).y : Nest.outerOffset
                XCTAssertEqual(host.offset(of: "outer").y, outer, accuracy: 1e-5, "\(feel.name), \(time) s")
            }
        }
    }

    // MARK: Combinations

    func testAFlingThatBeginsAtTheEdgePassesOnAtOnce() async {
        for feel in Self.thrown {
            let host = Nest(.vertical).host(feel: feel, rate: 60)
            host.apply(
                .scrollTo(ScrollVector(x: 0, y: 2700), animated: false), toScrollWithID: "inner", at: .seconds(1))
            host.apply(.fling(ScrollVector(x: 0, y: 4000)), toScrollWithID: "inner", at: .seconds(1))
            host.advance(to: .seconds(2))
            XCTAssertEqual(host.offset(of: "inner").y, 2700, feel.name)
            XCTAssertGreaterThan(host.offset(of: "outer").y, Nest.outerOffset + 10, feel.name)
        }
    }

    func testAnOuterViewThatAFingerHoldsIsLeftToIt() async {
        let host = Nest(.vertical).host(feel: .uikit, rate: 60)
        host.apply(.down(ScrollVector(x: 50, y: 50), .touch), toScrollWithID: "outer", at: .seconds(1))
        host.apply(.move(ScrollVector(x: 50, y: 10)), toScrollWithID: "outer", at: .seconds(1))
        host.apply(.fling(ScrollVector(x: 0, y: 4000)), toScrollWithID: "inner", at: .seconds(1))
        host.frame(at: .seconds(1))
        let held = host.offset(of: "outer").y
        XCTAssertEqual(held, Nest.outerOffset + 30)
        host.advance(to: .seconds(5))
        XCTAssertEqual(host.offset(of: "outer").y, held)
        XCTAssertEqual(host.scrollSnapshot(ofID: "outer")?.phase, .interacting)
        XCTAssertEqual(host.offset(of: "inner").y, 2700, "the inner one bounces back")
    }

    func testAnOuterViewThatSnapsRestsOnATarget() async {
        assertRatesAgree(Nest(.vertical, snaps: true), "snapping", feels: [.uikit, .android, .chromium]) {
            $0.flick(by: CGVector(dx: 0, dy: -20))
        }
        let host = Nest(.vertical, snaps: true).host(feel: .uikit, rate: 60)
        host.flick(by: CGVector(dx: 0, dy: -20))
        host.advance(to: .seconds(9))
        XCTAssertEqual(host.offset(of: "outer").y.remainder(dividingBy: 100), 0, accuracy: 1e-6)
    }

    func testContentOnItsWayToATargetBeforeTheEdgePassesNothingOn() async {
        let host = Nest(.vertical, innerSnaps: true).host(feel: .uikit, rate: 60)
        let start = host.offset(of: "inner").y
        host.apply(.fling(ScrollVector(x: 0, y: 300)), toScrollWithID: "inner", at: .seconds(1))
        host.advance(to: .seconds(5))
        XCTAssertNotEqual(host.offset(of: "inner").y, start)
        XCTAssertEqual(host.offset(of: "outer").y, Nest.outerOffset)
        host.apply(.fling(ScrollVector(x: 0, y: 4000)), toScrollWithID: "inner", at: .seconds(5))
        host.advance(to: .seconds(9))
        XCTAssertEqual(host.offset(of: "inner").y, 2700)
        XCTAssertGreaterThan(host.offset(of: "outer").y, Nest.outerOffset + 10, "the last target is the edge")
    }

    func testContentLetGoBeyondTheEdgeComesBack() async {
        let host = Nest(.vertical).host(feel: .uikit, rate: 60)
        host.apply(
            .scrollTo(ScrollVector(x: 0, y: 2690), animated: false), toScrollWithID: "inner", at: .milliseconds(600))
        host.flick(by: CGVector(dx: 0, dy: -20))
        let released = host.offset(of: "inner").y
        XCTAssertGreaterThan(released, 2701)
        host.advance(to: .seconds(1.09))
        XCTAssertGreaterThan(host.offset(of: "inner").y, 2701, "it does not jump")
        host.advance(to: .seconds(5))
        XCTAssertEqual(host.offset(of: "inner").y, 2700)
        XCTAssertEqual(host.offset(of: "outer").y, Nest.outerOffset)
    }

    func testOneAxisGoesOnWhereTheOtherMeetsItsEdge() async {
        let host = Nest([.horizontal, .vertical]).host(feel: .uikit, rate: 60)
        let start = host.offset(of: "inner")
        let velocity = ScrollVector(x: 1000, y: 2500)
        host.apply(.fling(velocity), toScrollWithID: "inner", at: .seconds(1))
        var rest = start.x
        var outer = Nest.outerOffset
        for time in stride(from: 1.0, to: 5, by: 1.0 / 60) {
            host.advance(to: .seconds(time))
            XCTAssertGreaterThanOrEqual(host.offset(of: "inner").x, rest - 1e-9)
            rest = host.offset(of: "inner").x
            outer = host.offset(of: "outer").y
        }
        XCTAssertEqual(host.offset(of: "inner").y, 2700)
        XCTAssertGreaterThan(outer, Nest.outerOffset + 10)
        var free = Scroller(
            axes: .horizontal,
            extent: ScrollExtent(
                x: AxisExtent(viewport: 300, content: 3000), y: AxisExtent(viewport: 300, content: 300)),
            offset: ScrollVector(x: start.x, y: 0))
        free.apply(.fling(ScrollVector(x: 1000, y: 0)), at: .seconds(1))
        XCTAssertEqual(rest, free.target?.x ?? .nan, accuracy: 1)
    }
}

/// A scroll view in another one that moves along the same axis.
private struct Nest {
    /// The initial offset of the outer view: it can scroll in both directions.
    static let outerOffset = 200.0

    let axes: Axis.Set
    let isMirrored: Bool
    let snaps: Bool
    let innerSnaps: Bool
    /// The edge near which the inner view starts.
    let atEnd: Bool

    init(
        _ axes: Axis.Set, isMirrored: Bool = false, atEnd: Bool = true, snaps: Bool = false, innerSnaps: Bool = false
    ) {
        self.axes = axes
        self.isMirrored = isMirrored
        self.atEnd = atEnd
        self.snaps = snaps
        self.innerSnaps = innerSnaps
    }

    @MainActor
    func host(feel: ScrollFeel, rate: Double) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 400, height: 400), feel: feel) { NestView(nest: self) }
        host.framesPerSecond = rate
        host.advance(to: .zero)
        func place(_ offset: Double) -> ScrollVector {
            ScrollVector(
                x: axes.contains(Axis.Set.horizontal) ? offset : 0, y: axes.contains(Axis.Set.vertical) ? offset : 0)
        }
        // Mirrored, the inner view is at the end.
        var outer = place(isMirrored ? 5900 - Self.outerOffset : Self.outerOffset)
        if axes == [.horizontal, .vertical] { outer.x = 0 }
        let inner = axes == [.horizontal, .vertical] ? ScrollVector(x: 500, y: 2420) : place(atEnd ? 2420 : 280)
        host.apply(.scrollTo(outer, animated: false), toScrollWithID: "outer", at: .milliseconds(500))
        host.apply(.scrollTo(inner, animated: false), toScrollWithID: "inner", at: .milliseconds(500))
        host.frame(at: .milliseconds(500))
        return host
    }
}

private struct NestView: View {
    let nest: Nest

    private var outerAxes: Axis.Set { nest.axes.contains(Axis.Set.vertical) ? .vertical : .horizontal }

    var body: some View {
        ScrollView(outerAxes) {
            AnyLayout(
                outerAxes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            ) {
                ScrollView(nest.axes) { inner }
                    .scrollTargetBehavior(nest.innerSnaps ? AnySnap(isOn: true) : AnySnap(isOn: false))
                    .id("inner")
                    .frame(width: 300, height: 300)
                Color.blue.frame(
                    width: outerAxes == .vertical ? 100 : 6000, height: outerAxes == .vertical ? 6000 : 100)
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(AnySnap(isOn: nest.snaps))
        .id("outer")
        .environment(\.layoutDirection, nest.isMirrored ? .rightToLeft : .leftToRight)
    }

    private var inner: some View {
        Color.red.frame(
            width: nest.axes.contains(Axis.Set.horizontal) ? 3000 : 300,
            height: nest.axes.contains(Axis.Set.vertical) ? 3000 : 300)
    }
}

/// Rests on multiples of a hundred.
private struct AnySnap: ScrollTargetBehavior {
    let isOn: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard isOn else { return }
        target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
    }
}

@MainActor
extension ViewHost {
    fileprivate func offset(of id: String) -> ScrollVector {
        let offset = scrollGeometry(ofID: id)?.contentOffset ?? CGPoint(x: CGFloat.nan, y: .nan)
        return ScrollVector(x: offset.x, y: offset.y)
    }

    /// Ten steps, 8 ms apart, from the first second on; at 240 frames a second none of them is at the time of a frame.
    fileprivate func flick(by step: CGVector) {
        var place = center
        send(InputEvent(.pointerDown(InputEvent.Pointer(device: .touch, location: place)), at: .seconds(1)))
        for index in 1...10 {
            place = CGPoint(x: place.x + step.dx, y: place.y + step.dy)
            let pointer = InputEvent.Pointer(device: .touch, location: place)
            send(InputEvent(.pointerMoved(pointer), at: .seconds(1) + .milliseconds(8 * index)))
        }
        let pointer = InputEvent.Pointer(device: .touch, location: place)
        send(InputEvent(.pointerUp(pointer), at: .seconds(1) + .milliseconds(80)))
        advance(to: .seconds(1.08))
    }

    fileprivate func stroke(by step: Double) {
        for index in 0..<7 {
            let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: step, location: center)
            send(InputEvent(.wheel(wheel), at: .seconds(1) + .milliseconds(8 * index)))
        }
    }

    /// The center of the visible part of the inner view.
    private var center: CGPoint {
        let frame = (frame(ofID: "inner") ?? .zero).intersection(CGRect(origin: .zero, size: size))
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension ScrollVector {
    fileprivate func isFar(from other: ScrollVector, by distance: Double) -> Bool {
        !(abs(x - other.x) <= distance && abs(y - other.y) <= distance)
    }
}
