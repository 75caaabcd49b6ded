import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A scroll view that is drawn rotated or flipped moves in the visible direction of the input, for every kind of input.
@MainActor
final class TurnedScrollTests: XCTestCase {
    private static let side = Turn.side
    private static let middle = CGPoint(x: 150, y: 150)

    private func list(_ turn: Turn, wheel: @escaping (InputEvent.Wheel) -> Void = { _ in }) -> ViewHost {
        let host = host(Self.side, Self.side) {
            turn.applied(
                to: ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { Color.red.frame(height: 50).id("row \($0)") }
                    }
                    .wheelInput { turn, _ in
                        wheel(turn)
                        return false
                    }
                }
                .id("list"))
        }
        host.framesPerSecond = 60
        host.apply(.scrollTo(ScrollVector(x: 0, y: 1200), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        return host
    }

    /// The movement of the content in the window during an action. Frames ignore visual effects.
    private func movement(_ host: ViewHost, _ turn: Turn, _ action: () -> Void) -> CGVector {
        let before = host.frame(ofID: "row 26") ?? .null
        action()
        let after = host.frame(ofID: "row 26") ?? .null
        let sign: CGFloat = turn == .flippedByVisualEffect ? -1 : 1
        return CGVector(dx: after.midX - before.midX, dy: sign * (after.midY - before.midY))
    }

    private func assertEqual(_ found: CGVector, _ expected: CGVector, _ name: String, accuracy: CGFloat = 1e-6) {
        XCTAssertEqual(found.dx, expected.dx, accuracy: accuracy, "\(name), x")
        XCTAssertEqual(found.dy, expected.dy, accuracy: accuracy, "\(name), y")
    }

    // MARK: Fingers, two fingers and notches

    func testContentFollowsTwoFingersOnATouchpadAsItIsSeen() async {
        for turn in Turn.allCases {
            for delta in [30.0, -30] {
                let host = list(turn)
                let way = turn.isSideways ? CGVector(dx: delta, dy: 0) : CGVector(dx: 0, dy: delta)
                assertEqual(movement(host, turn) { host.touchpad(way) }, way, "\(turn), \(delta)")
            }
        }
    }

    func testContentFollowsAFingerAsItIsSeen() async {
        for turn in Turn.allCases {
            let host = list(turn)
            let way = turn.isSideways ? CGSize(width: 60, height: 0) : CGSize(width: 0, height: 60)
            let moved = movement(host, turn) {
                let end = CGPoint(x: 150 + way.width, y: 150 + way.height)
                host.drag(from: Self.middle, to: end, release: false)
            }
            let along = turn.isSideways ? moved.dx : moved.dy
            XCTAssertGreaterThan(along, 40, "\(turn)")
            XCTAssertLessThanOrEqual(along, 60, "\(turn)")
        }
    }

    /// A notch towards the person shows the content visibly below; if the content only moves sideways, the content to
    /// the right.
    func testANotchShowsWhatIsSeenToLieBelow() async {
        for turn in Turn.allCases {
            let host = list(turn)
            let moved = movement(host, turn) {
                host.notch(-1, at: Self.middle)
                host.wait(2)
            }
            let distance = -100 * (turn == .smaller ? 0.5 : 1)
            let way = turn.isSideways ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
            assertEqual(moved, way, "\(turn)", accuracy: 0.5)
        }
    }

    func testTheMomentumOfATouchpadGoesOnTheSameWay() async {
        for turn in Turn.allCases {
            let host = list(turn)
            let way = turn.isSideways ? CGVector(dx: 12, dy: 0) : CGVector(dx: 0, dy: 12)
            for _ in 0..<8 {
                host.touchpad(way)
                host.wait(1 / 60)
            }
            let moved = movement(host, turn) { host.wait(0.3) }
            XCTAssertGreaterThan(turn.isSideways ? moved.dx : moved.dy, 20, "\(turn)")
        }
    }

    /// Half a turn is not exact in sine and cosine: the remainder must not move the other axis, or lock it.
    func testAHalfTurnMovesOneAxisAlone() async {
        let host = host(Self.side, Self.side) {
            ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 2000, height: 2000).id("map") }
                .rotationEffect(.radians(.pi)).id("list")
        }
        host.touchpad(CGVector(dx: 0, dy: -17))
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.x, 0)
    }

    func testAViewThatWatchesTheWheelGetsItAsItIsSeenThere() async {
        for turn in Turn.allCases {
            var found = CGVector.zero
            let host = list(turn) { found = CGVector(dx: $0.dx, dy: $0.dy) }
            host.touchpad(turn.isSideways ? CGVector(dx: 20, dy: 0) : CGVector(dx: 0, dy: 20))
            let scale = turn == .smaller ? 2.0 : 1
            assertEqual(found, CGVector(dx: 0, dy: turn.isReversed ? -20 : 20 * scale), "\(turn)")
        }
    }

    // MARK: Keys and bars

    func testPagesEndsAndArrowsGoWhereTheyPoint() async {
        for turn in Turn.allCases {
            for (key, arrow, sign) in [(InputEvent.Key.pageDown, InputEvent.Key.down, -1.0), (.pageUp, .up, 1)] {
                let host = list(turn)
                let page = movement(host, turn) {
                    host.key(key)
                    host.wait(1)
                }
                XCTAssertEqual((turn.isSideways ? page.dx : page.dy).sign, sign.sign, "\(turn), \(key)")
                XCTAssertGreaterThan(abs(page.dx + page.dy), 50, "\(turn), \(key)")
                let sideways: InputEvent.Key = arrow == .down ? .right : .left
                let line = movement(host, turn) {
                    host.key(turn.isSideways ? sideways : arrow)
                    host.wait(1)
                }
                XCTAssertEqual((turn.isSideways ? line.dx : line.dy).sign, sign.sign, "\(turn), \(arrow)")
            }
            let host = list(turn)
            host.key(.end)
            host.wait(2)
            XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, turn.isReversed ? 0 : 2700, "\(turn)")
            host.key(.home)
            host.wait(2)
            XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, turn.isReversed ? 2700 : 0, "\(turn)")
            let space = movement(host, turn) {
                host.key(.space)
                host.wait(2)
            }
            XCTAssertLessThan(turn.isSideways ? space.dx : space.dy, -40, "\(turn)")
        }
    }

    func testABarIsDraggedWhereItIsSeen() async {
        for turn in [Turn.none, .upsideDown, .chat, .flipped, .mirrored] {
            let host = list(turn)
            host.notch(turn.isReversed ? 0.01 : -0.01, at: Self.middle)
            host.wait(0.4)
            let isLeft = turn == .upsideDown || turn == .mirrored
            let share = 1200 / 2700.0
            let thumb = CGPoint(x: isLeft ? 5 : 295, y: 300 * (turn.isReversed ? 1 - share : share))
            let moved = movement(host, turn) { host.drag(from: thumb, to: CGPoint(x: thumb.x, y: thumb.y + 20)) }
            XCTAssertLessThan(moved.dy, -100, "\(turn)")
        }
    }

    // MARK: Views around

    func testAFlingGoesOnTheSameWayInTheViewAround() async {
        let pairs = [(Turn.flipped, Turn.none), (.none, .flipped), (.quarterLeft, .none), (.flipped, .flipped)]
        for (inner, outer) in pairs {
            let host = nest(inner, outer)
            let end = host.scrollGeometry(ofID: "inner")?.contentSize.height ?? 0
            let isAtStart = inner.isReversed != outer.isReversed
            host.apply(
                .scrollTo(ScrollVector(x: 0, y: isAtStart ? 40 : end - 240), animated: false), toScrollWithID: "inner",
                at: host.time)
            host.wait(0.1)
            let before = host.frame(ofID: "inner content")?.midY ?? .nan
            host.apply(
                .fling(ScrollVector(x: 0, y: isAtStart ? -3000 : 3000)), toScrollWithID: "inner", at: host.time)
            host.wait(3)
            let after = host.frame(ofID: "inner content")?.midY ?? .nan
            let isSideways = inner.isSideways
            XCTAssertEqual(
                host.scrollGeometry(ofID: "outer")?.contentOffset.y != 400, !isSideways, "\(inner) in \(outer)")
            if !isSideways { XCTAssertLessThan(after, before - 60, "\(inner) in \(outer)") }
        }
    }

    private func nest(_ inner: Turn, _ outer: Turn) -> ViewHost {
        let host = host(Self.side, Self.side) {
            outer.applied(
                to: ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 400)
                        inner.applied(
                            to: ScrollView { Color.clear.frame(width: 200, height: 900).id("inner content") }
                                .frame(width: 200, height: 200).id("inner"))
                        Color.clear.frame(height: 800)
                    }
                }
                .id("outer"))
        }
        host.apply(.scrollTo(ScrollVector(x: 0, y: 400), animated: false), toScrollWithID: "outer", at: host.time)
        host.wait(0.1)
        return host
    }

    /// A bar at the top of the window covers the end of a list that is upside down.
    func testABarAboveCoversTheEndThatIsSeenThere() async {
        for turn in [Turn.none, .chat, .flipped, .upsideDown] {
            let host = host(Self.side, Self.side) {
                turn.applied(to: ScrollView { Color.red.frame(height: 2000).id("content") }.id("list"))
                    .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 44) }
            }
            let geometry = host.scrollGeometry(ofID: "list")
            XCTAssertEqual(geometry?.contentInsets.top, turn.isReversed ? 0 : 44, "\(turn)")
            XCTAssertEqual(geometry?.contentInsets.bottom, turn.isReversed ? 44 : 0, "\(turn)")
            XCTAssertEqual(geometry?.containerSize.height, 256, "\(turn)")
            host.key(.home)
            host.wait(2)
            XCTAssertEqual(host.frame(ofID: "content")?.minY ?? .nan, 44, accuracy: 1e-6, "\(turn)")
        }
    }
}
