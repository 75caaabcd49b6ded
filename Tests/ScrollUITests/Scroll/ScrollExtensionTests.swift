import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Extensions of SwiftUI: offsets beside anchors, feels for a subtree, and scrolls that take over a running motion.
@MainActor
final class ScrollExtensionTests: XCTestCase {
    private struct Rows: View {
        @State private var position = ScrollPosition(idType: Int.self)
        var change: (Binding<ScrollPosition>) -> Void = { _ in }
        var reach: (ScrollViewProxy) -> Void = { _ in }

        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<200) { Color.red.frame(width: 100, height: 20).id($0) } }
                            .scrollTargetLayout()
                    }
                    .scrollPosition($position)
                    .frame(height: 200)
                    .id("rows")
                    HStack(spacing: 0) {
                        Color.blue.frame(width: 30, height: 30).id("change").onTapGesture { change($position) }
                        Color.green.frame(width: 30, height: 30).id("reach").onTapGesture { reach(proxy) }
                    }
                }
            }
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "rows")?.contentOffset.y ?? .nan }
    private func speed(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "rows")?.velocity.dy ?? .nan }

    func testAReaderPutsAViewSoManyPointsFromItsAnchor() async {
        let host = host(200, 230) {
            Rows(reach: { $0.scrollTo(50, anchor: .top, offset: CGSize(width: 0, height: 35)) })
        }
        host.click(id: "reach")
        XCTAssertEqual(host.frame(ofID: 50)?.minY, 35)
        let centred = ViewTestSupport.host(200, 230) {
            Rows(reach: { $0.scrollTo(50, anchor: .center, offset: CGSize(width: 0, height: -12)) })
        }
        centred.click(id: "reach")
        XCTAssertEqual(centred.frame(ofID: 50)?.midY, 88)
    }

    func testAFeelCountsForTheScrollViewsBelowItAlone() async {
        let host = host(300, 200) {
            HStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 100, height: 9000) }.scrollFeel(.uikitFast).id("fast")
                ScrollView { Color.red.frame(width: 100, height: 9000) }.id("plain")
            }
            .scrollFeel(.uikit)
        }
        func throwAt(_ x: CGFloat, _ id: String) -> CGFloat {
            host.drag(from: CGPoint(x: x, y: 180), to: CGPoint(x: x, y: 60), over: 0.08)
            host.wait(6)
            return host.scrollGeometry(ofID: id)?.contentOffset.y ?? .nan
        }
        let frame = host.frame(ofID: "fast") ?? .zero
        let fast = throwAt(frame.midX, "fast")
        let plain = throwAt((host.frame(ofID: "plain") ?? .zero).midX, "plain")
        XCTAssertGreaterThan(fast, 100)
        XCTAssertLessThan(fast, plain * 0.6)
    }

    // MARK: Programmatic motion

    private static let animations: [(String, Animation)] = [
        ("default", .default), ("linear", .linear(duration: 0.6)), ("bouncy", .bouncy),
        ("spring", .spring(duration: 0.8)),
        ("ease", .easeInOut(duration: 0.5)), ("interpolating", .interpolatingSpring(stiffness: 90, damping: 14)),
    ]

    func testAFingerStopsEveryAnimationAtOnceAndTheBindingFollowsItAgain() async {
        for (name, animation) in Self.animations {
            let host = host(200, 230) {
                Rows(change: { position in withAnimation(animation) { position.wrappedValue.scrollTo(id: 150) } })
            }
            host.click(id: "change")
            host.wait(0.12)
            XCTAssertGreaterThan(offset(host), 0, name)
            host.press(at: CGPoint(x: 100, y: 100))
            let caught = offset(host)
            host.wait(0.5)
            XCTAssertEqual(offset(host), caught, name)
            XCTAssertEqual(speed(host), 0, name)
            host.release(at: CGPoint(x: 100, y: 100))
            host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 100), over: 0.4)
            host.wait(4)
            XCTAssertLessThan(offset(host), caught, name)
        }
    }

    func testAnAnimatedScrollInAFlingBeginsWithItsVelocity() async {
        let host = host(200, 230) {
            Rows(change: { position in withAnimation(.spring(duration: 0.7)) { position.wrappedValue.scrollTo(y: 2400) }
            })
        }
        host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), over: 0.06)
        let before = speed(host)
        XCTAssertGreaterThan(before, 500)
        let press = InputEvent.Pointer(id: 9, location: host.center(ofID: "change"))
        host.send(InputEvent(.pointerDown(press), at: host.time))
        host.send(InputEvent(.pointerUp(press), at: host.time))
        host.frame(at: host.time)
        XCTAssertEqual(speed(host), before, accuracy: 1)
        host.wait(3)
        XCTAssertEqual(offset(host), 2400, accuracy: 1e-6)
    }

    func testAScrollThatIsSentElsewhereOnTheWayMakesNoJump() async {
        let host = host(200, 230) {
            Rows(
                change: { position in withAnimation(.snappy) { position.wrappedValue.scrollTo(y: 1800) } },
                reach: { proxy in withAnimation(.snappy) { proxy.scrollTo(10, anchor: .top) } })
        }
        host.click(id: "change")
        host.wait(0.1)
        let (before, velocity) = (offset(host), speed(host))
        XCTAssertGreaterThan(velocity, 100)
        let press = InputEvent.Pointer(id: 9, location: host.center(ofID: "reach"))
        host.send(InputEvent(.pointerDown(press), at: host.time))
        host.send(InputEvent(.pointerUp(press), at: host.time))
        host.frame(at: host.time)
        XCTAssertEqual(offset(host), before, accuracy: 0.01)
        XCTAssertEqual(speed(host), velocity, accuracy: 1)
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: 10)?.minY ?? .nan, 0, accuracy: 1e-6)
    }
}
