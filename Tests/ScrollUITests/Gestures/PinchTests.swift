import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct Photo: View {
    let probe: Probe
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        Color.red
            .gesture(
                SimultaneousGesture(
                    MagnifyGesture()
                        .onChanged { scale = Double($0.magnification) }
                        .onEnded { probe.hit("anchor \($0.startAnchor.x)") },
                    RotateGesture().onChanged { angle = $0.rotation })
            )
            .overlay { Text("\(Int((scale * 100).rounded())) \(Int(angle.degrees.rounded()))") }
    }
}

@MainActor
final class PinchTests: XCTestCase {
    private func finger(_ id: Int, _ x: CGFloat, _ y: CGFloat) -> InputEvent.Pointer {
        InputEvent.Pointer(id: id, device: .touch, location: CGPoint(x: x, y: y))
    }

    private func send(_ kind: InputEvent.Kind, to host: ViewHost) {
        host.send(InputEvent(kind, at: host.time))
        host.wait(0.02)
    }

    func testTwoFingersMagnifyAndTurn() async {
        let probe = Probe()
        let host = host { Photo(probe: probe) }
        send(.pointerDown(finger(1, 100, 150)), to: host)
        send(.pointerDown(finger(2, 200, 150)), to: host)
        send(.pointerMoved(finger(2, 250, 150)), to: host)
        XCTAssertEqual(host.texts, ["150 0"])
        send(.pointerMoved(finger(2, 100, 250)), to: host)
        XCTAssertEqual(host.texts, ["100 90"])
        send(.pointerUp(finger(1, 100, 150)), to: host)
        XCTAssertEqual(probe.events, ["anchor 0.5"])
        send(.pointerMoved(finger(2, 100, 290)), to: host)
        XCTAssertEqual(host.texts, ["100 90"], "one finger is no pinch")
    }

    func testTheWheelWithControlMagnifiesAndWithShiftTurns() async {
        let probe = Probe()
        let host = host { Photo(probe: probe) }
        func turn(_ modifiers: InputEvent.Modifiers) {
            send(
                .wheel(
                    .init(
                        source: .notch, dx: 0, dy: 1, location: CGPoint(x: 150, y: 40), modifiers: modifiers)),
                to: host)
        }
        turn(.control)
        turn(.control)
        XCTAssertEqual(host.texts, ["121 0"])
        turn([.control, .shift])
        XCTAssertEqual(host.texts, ["121 5"])
        XCTAssertEqual(probe.events, [])
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["anchor 0.5"])
    }

    func testAScrollViewScrollsWithOneFingerAndIsLeftAloneByTwo() async {
        let probe = Probe()
        let host = host {
            ScrollView { Photo(probe: probe).frame(height: 2000) }.id("scroll")
        }
        send(.pointerDown(finger(1, 150, 200)), to: host)
        send(.pointerMoved(finger(1, 150, 150)), to: host)
        send(.pointerMoved(finger(1, 150, 100)), to: host)
        let offset = host.scrollGeometry(ofID: "scroll")?.contentOffset.y ?? 0
        XCTAssertGreaterThan(offset, 40)
        send(.pointerUp(finger(1, 150, 100)), to: host)
        host.wait(3)
        let rest = host.scrollGeometry(ofID: "scroll")?.contentOffset.y
        send(.pointerDown(finger(1, 100, 150)), to: host)
        send(.pointerDown(finger(2, 200, 150)), to: host)
        send(.pointerMoved(finger(1, 50, 50)), to: host)
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, rest)
    }
}
