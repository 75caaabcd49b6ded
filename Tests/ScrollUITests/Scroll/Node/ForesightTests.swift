import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Content that moves by itself is shown where it will be when the frame is seen.
@MainActor
final class ForesightTests: XCTestCase {
    private static let foresight = Duration.milliseconds(12)

    private struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<200) { Text("\($0)").frame(height: 40) } }
            }
            .id("list")
        }
    }

    private func list(seenAfter foresight: Duration = .zero) -> ViewHost {
        let host = host(200, 300) { Rows() }
        host.foresight = foresight
        host.frame(at: .zero)
        return host
    }

    private func fling(_ host: ViewHost, at time: Duration = .zero) {
        host.apply(.fling(ScrollVector(x: 0, y: 1800)), toScrollWithID: "list", at: time)
    }

    private func shown(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    private func state(_ host: ViewHost) -> ScrollSnapshot? {
        host.scrollSnapshot(ofID: "list", includesTargets: false)
    }

    func testAFlingIsShownWhereItWillBeAndItsStateIsThatOfTheFrame() async {
        let (ahead, now, later) = (list(seenAfter: Self.foresight), list(), list())
        for host in [ahead, now, later] { fling(host) }
        for number in 1...60 {
            let time = Duration.milliseconds(16 * number)
            ahead.frame(at: time)
            now.frame(at: time)
            later.frame(at: time + Self.foresight)
            XCTAssertEqual(shown(ahead), shown(later), accuracy: 1e-9, "\(time)")
            XCTAssertEqual(state(ahead)?.geometry.contentOffset.y ?? .nan, shown(now), accuracy: 1e-9, "\(time)")
            XCTAssertEqual(state(ahead)?.velocity, state(now)?.velocity)
            XCTAssertEqual(state(ahead)?.phase, state(now)?.phase)
        }
        XCTAssertGreaterThan(shown(now), 100)
    }

    func testAnAnimatedScrollIsShownAhead() async {
        let (ahead, later) = (list(seenAfter: Self.foresight), list())
        for host in [ahead, later] {
            host.apply(.scrollTo(ScrollVector(x: 0, y: 900), animated: true), toScrollWithID: "list", at: .zero)
        }
        for number in 1...20 {
            ahead.frame(at: .milliseconds(16 * number))
            later.frame(at: .milliseconds(16 * number) + Self.foresight)
            XCTAssertEqual(shown(ahead), shown(later), accuracy: 1e-9)
        }
        XCTAssertGreaterThan(shown(later), 300)
    }

    func testHeldContentIsWhereTheHandIs() async {
        let (ahead, now) = (list(seenAfter: Self.foresight), list())
        for host in [ahead, now] {
            host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 130), release: false)
            XCTAssertGreaterThan(shown(host), 50)
        }
        XCTAssertEqual(shown(ahead), shown(now))
    }

    func testInputMeetsTheMotionAtItsOwnTime() async {
        let (ahead, now) = (list(seenAfter: Self.foresight), list())
        for host in [ahead, now] {
            fling(host)
            for number in 1...10 { host.frame(at: .milliseconds(16 * number)) }
            // Between the frame's own time and the time at which it is seen.
            let pointer = InputEvent.Pointer(location: CGPoint(x: 100, y: 150))
            host.send(InputEvent(.pointerDown(pointer), at: .milliseconds(165)))
            host.frame(at: .milliseconds(176))
        }
        XCTAssertEqual(shown(ahead), shown(now))
        XCTAssertEqual(ahead.displayList.dump(), now.displayList.dump())
        for host in [ahead, now] { host.release(at: CGPoint(x: 100, y: 150)) }
        XCTAssertEqual(shown(ahead), shown(now))
    }

    func testContentIsNotShownBeyondAnEdgeThatPassesItsFlingOn() async {
        let hosts = [Self.foresight, .zero].map { foresight in
            let host = host(300, 400) {
                ScrollView {
                    ScrollView { Color.red.frame(height: 1000) }.frame(height: 300).id("inner")
                    Color.blue.frame(height: 2000)
                }
                .id("outer")
            }
            host.foresight = foresight
            host.frame(at: .zero)
            host.apply(.fling(ScrollVector(x: 0, y: 3000)), toScrollWithID: "inner", at: .zero)
            return host
        }
        for number in 1...60 {
            for host in hosts { host.frame(at: .milliseconds(16 * number)) }
            XCTAssertLessThanOrEqual(hosts[0].scrollGeometry(ofID: "inner")?.contentOffset.y ?? .nan, 700 + 1e-5)
        }
        for host in hosts { host.advance(to: .seconds(9)) }
        XCTAssertGreaterThan(hosts[0].scrollGeometry(ofID: "outer")?.contentOffset.y ?? .nan, 10)
        XCTAssertEqual(hosts[0].displayList.dump(), hosts[1].displayList.dump())
    }
}
