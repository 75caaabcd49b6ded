import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class DragTests: XCTestCase {
    private func list(_ probe: Probe? = nil) -> ViewHost {
        host(200, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50) { index in
                        Button("Row \(index)") { probe?.hit("row \(index)") }
                            .frame(width: 200, height: 50).id(index)
                    }
                }
            }
            .id("list")
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    func testContentStaysUnderThePointerWhileADragIsHeld() async {
        let host = list()
        host.press(at: CGPoint(x: 100, y: 300))
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 100, y: 290))), at: host.time))
        host.wait(0.02)
        let start = offset(host)
        for y in stride(from: 280.0, through: 100, by: -10) {
            let move = InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 100, y: y))), at: host.time)
            host.send(move)
            host.wait(0.016)
            XCTAssertEqual(offset(host) - start, CGFloat(290 - y), accuracy: 1e-9)
        }
    }

    func testADragPastTheEdgeIsHeldBackAndComesHome() async {
        let host = list()
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.4, release: false)
        XCTAssertLessThan(offset(host), -50)
        XCTAssertGreaterThan(offset(host), -200)
        host.wait(0.3)
        host.release(at: CGPoint(x: 100, y: 300))
        host.wait(3)
        XCTAssertEqual(offset(host), 0, accuracy: 0.01)
        XCTAssertFalse(host.needsFrame)
    }

    func testAPressThatTurnsIntoAScrollDoesNotClick() async {
        let probe = Probe()
        let host = list(probe)
        host.drag(from: CGPoint(x: 100, y: 225), to: CGPoint(x: 100, y: 205))
        host.wait(3)
        XCTAssertTrue(probe.events.isEmpty)
        host.click(at: host.center(ofID: 3))
        XCTAssertEqual(probe.events, ["row 3"])
    }

    func testAPressThatStopsAFlingDoesNotClick() async {
        let probe = Probe()
        let host = list(probe)
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.08)
        host.wait(0.1)
        XCTAssertEqual(host.scrollSnapshot(ofID: "list")?.phase, .decelerating)
        let before = offset(host)
        host.click(at: CGPoint(x: 100, y: 200))
        host.wait(1)
        XCTAssertEqual(offset(host), before, accuracy: 40)
        XCTAssertTrue(probe.events.isEmpty)
    }

    func testFocusLossEndsADrag() async {
        let host = list()
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), release: false)
        host.send(InputEvent(.focus(false), at: host.time))
        host.wait(1)
        XCTAssertEqual(host.scrollSnapshot(ofID: "list")?.phase, .idle)
    }

    func testAnOffsetFrameRunsNoBodyAndNoLayout() async {
        let host = list()
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.08)
        host.frame(at: host.time + .milliseconds(16))
        host.frame(at: host.time + .milliseconds(16))
        XCTAssertEqual(host.report.bodies, 0)
        XCTAssertEqual(host.report.layouts, 0)
        XCTAssertEqual(host.report.nodesBuilt, 0)
    }
}
