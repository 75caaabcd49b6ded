import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollPositionStructTests: XCTestCase {
    /// Fifty rows of 20 points in a window of 200, with buttons that change the position.
    private struct Screen: View {
        @State var position: ScrollPosition
        @State private var rows = 50
        var anchor: UnitPoint?
        var change: (Binding<ScrollPosition>) -> Void = { _ in }
        var seen: (ScrollPosition) -> Void = { _ in }

        var body: some View {
            seen(position)
            return VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<rows, id: \.self) { Color.red.frame(width: 100, height: 20).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position, anchor: anchor)
                .frame(height: 200)
                .id("list")
                HStack(spacing: 0) {
                    Color.blue.frame(width: 30, height: 30).id("change").onTapGesture { change($position) }
                    Color.green.frame(width: 30, height: 30).id("grow").onTapGesture { rows += 5 }
                }
            }
        }
    }

    private final class Box {
        var position = ScrollPosition()
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    private func start(_ position: ScrollPosition, anchor: UnitPoint? = nil) -> CGFloat {
        offset(host(200, 230) { Screen(position: position, anchor: anchor) })
    }

    func testEveryWayToBeginIsHonouredByTheFirstLayout() async {
        XCTAssertEqual(start(ScrollPosition()), 0)
        XCTAssertEqual(start(ScrollPosition(id: 20)), 220, "the least move that shows row 20 whole")
        XCTAssertEqual(start(ScrollPosition(id: 20, anchor: .top)), 400)
        XCTAssertEqual(start(ScrollPosition(id: 20), anchor: .center), 310)
        XCTAssertEqual(start(ScrollPosition(edge: .bottom)), 800)
        XCTAssertEqual(start(ScrollPosition(edge: .top)), 0)
        XCTAssertEqual(start(ScrollPosition(point: CGPoint(x: 0, y: 123))), 123)
        XCTAssertEqual(start(ScrollPosition(y: 77)), 77)
        XCTAssertEqual(start(ScrollPosition(x: 5, y: 9999)), 800, "within the bounds")
        XCTAssertEqual(start(ScrollPosition(x: 40)), 0)
    }

    func testThePropertiesEchoTheLastRequest() async {
        var position = ScrollPosition(idType: Int.self)
        position.scrollTo(x: 1, y: 2)
        XCTAssertEqual(position.point, CGPoint(x: 1, y: 2))
        XCTAssertEqual(position.x, 1)
        XCTAssertNil(position.edge)
        position.scrollTo(edge: .trailing)
        XCTAssertEqual(position.edge, .trailing)
        XCTAssertNil(position.point)
        position.scrollTo(id: 7)
        XCTAssertEqual(position.viewID(type: Int.self), 7)
        XCTAssertNil(position.viewID(type: String.self))
        position.scrollTo(y: 3)
        XCTAssertNil(position.x)
        XCTAssertEqual(position.y, 3)
        position.isPositionedByUser = true
        XCTAssertNil(position.y)
    }

    func testAPersonEndsTheRequestAndTheIDFollows() async {
        let box = Box()
        let host = host(200, 230) {
            Screen(position: ScrollPosition(idType: Int.self, edge: .top), seen: { box.position = $0 })
        }
        XCTAssertFalse(box.position.isPositionedByUser)
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), over: 0.5)
        host.wait(3)
        XCTAssertTrue(box.position.isPositionedByUser)
        XCTAssertNil(box.position.edge)
        XCTAssertEqual(box.position.viewID(type: Int.self), Int((offset(host) + 0.5) / 20))
    }

    func testWithoutATypeOfIDsNoneIsReported() async {
        let box = Box()
        let host = host(200, 230) { Screen(position: ScrollPosition(), seen: { box.position = $0 }) }
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.5)
        host.wait(3)
        XCTAssertTrue(box.position.isPositionedByUser)
        XCTAssertNil(box.position.viewID)
    }

    func testTheSameRequestScrollsAgainAfterAPersonMoved() async {
        let host = host(200, 230) {
            Screen(position: ScrollPosition(), change: { $0.wrappedValue.scrollTo(edge: .bottom) })
        }
        host.click(id: "change")
        XCTAssertEqual(offset(host), 800)
        host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), over: 0.5)
        host.wait(3)
        XCTAssertLessThan(offset(host), 750)
        host.click(id: "change")
        XCTAssertEqual(offset(host), 800)
    }

    func testAnEndIsKeptWhenContentGrowsAndAPointIsNot() async {
        let bottom = host(200, 230) { Screen(position: ScrollPosition(edge: .bottom)) }
        bottom.click(id: "grow")
        XCTAssertEqual(offset(bottom), 900)
        let point = host(200, 230) { Screen(position: ScrollPosition(y: 800)) }
        point.click(id: "grow")
        XCTAssertEqual(offset(point), 800)
        let left = host(200, 230) { Screen(position: ScrollPosition(edge: .bottom)) }
        left.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), over: 0.5)
        left.wait(3)
        let place = offset(left)
        left.click(id: "grow")
        XCTAssertEqual(offset(left), place, "a person has left the end")
    }

    func testAnyAnimationIsFollowedAndAFingerTakesOver() async {
        let host = host(200, 230) {
            Screen(
                position: ScrollPosition(),
                change: { position in withAnimation(.linear(duration: 1)) { position.wrappedValue.scrollTo(y: 400) } })
        }
        host.click(id: "change")
        let start = host.time - .milliseconds(20)
        host.advance(to: start + .milliseconds(500))
        XCTAssertEqual(offset(host), 200, accuracy: 2)
        XCTAssertEqual(host.scrollSnapshot(ofID: "list")?.phase, .animating)
        host.press(at: CGPoint(x: 100, y: 100))
        let caught = offset(host)
        host.wait(1)
        XCTAssertEqual(offset(host), caught)
        XCTAssertEqual(host.scrollSnapshot(ofID: "list")?.phase, .tracking)
    }

    func testAnAnimationEndsExactlyWhereItShould() async {
        for animation in [Animation.linear, .snappy, .bouncy, .default, .easeInOut(duration: 0.2).delay(0.1)] {
            let host = host(200, 230) {
                Screen(
                    position: ScrollPosition(),
                    change: { position in
                        withAnimation(animation) { position.wrappedValue.scrollTo(id: 30, anchor: .top) }
                    })
            }
            host.click(id: "change")
            host.wait(3)
            XCTAssertEqual(offset(host), 600, accuracy: 1e-9, "\(animation)")
            XCTAssertFalse(host.needsFrame)
        }
    }

    func testReducedMotionJumps() async {
        let host = host(200, 230) {
            Screen(
                position: ScrollPosition(),
                change: { position in withAnimation(.linear(duration: 1)) { position.wrappedValue.scrollTo(y: 400) } })
        }
        host.reduceMotion = true
        host.click(id: "change")
        XCTAssertEqual(offset(host), 400)
    }

    func testTheAnchorOfTheTransactionGoesFirst() async {
        let host = host(200, 230) {
            Screen(
                position: ScrollPosition(),
                change: { position in
                    withTransaction(\.scrollTargetAnchor, .bottom) {
                        position.wrappedValue.scrollTo(id: 30, anchor: .top)
                    }
                })
        }
        host.click(id: "change")
        XCTAssertEqual(offset(host), 31 * 20 - 200)
    }

    func testAnOffsetOfOursMovesTheViewOnFromItsAnchor() async {
        let host = host(200, 230) {
            Screen(
                position: ScrollPosition(),
                change: { $0.wrappedValue.scrollTo(id: 20, anchor: .top, offset: CGSize(width: 0, height: 30)) })
        }
        host.click(id: "change")
        XCTAssertEqual(host.frame(ofID: 20)?.minY, 30)
    }

    private func fling(_ preserves: Bool) -> (offset: CGFloat, velocity: CGFloat) {
        let host = host(200, 230) {
            Screen(
                position: ScrollPosition(),
                change: { position in
                    withTransaction(\.scrollPositionUpdatePreservesVelocity, preserves) {
                        position.wrappedValue.scrollTo(y: 300)
                    }
                })
        }
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 120), over: 0.1)
        let velocity = host.scrollGeometry(ofID: "list")?.velocity.dy ?? 0
        XCTAssertGreaterThan(velocity, 50)
        host.click(at: host.center(ofID: "change"))
        return (offset(host), host.scrollGeometry(ofID: "list")?.velocity.dy ?? .nan)
    }

    func testBug22AJumpStopsTheMomentumUnlessTheTransactionKeepsIt() async {
        XCTAssertEqual(fling(false).velocity, 0)
        XCTAssertEqual(fling(false).offset, 300)
        XCTAssertGreaterThan(fling(true).velocity, 20)
        XCTAssertEqual(fling(true).offset, 300, accuracy: 20)
    }
}
