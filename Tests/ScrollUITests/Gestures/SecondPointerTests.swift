import ScrollUI
import ViewTestSupport
import XCTest

/// A gesture or a control follows one pointer at a time: the press of another one on the same view does not change it.
@MainActor
final class SecondPointerTests: XCTestCase {
    private struct Panel: View {
        let probe: Probe
        @State private var value = 0.5
        var body: some View {
            VStack(spacing: 0) {
                Slider(value: $value) { probe.hit("edits \($0)") }
                    .frame(height: 100)
                    .onChange(of: value) { probe.hit("value \((100 * value).rounded())") }
                Button {
                    probe.hit("tap")
                } label: {
                    Color.blue.frame(width: 300, height: 100)
                }
                .buttonStyle(.plain)
                Color.red.frame(height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { probe.hit("drag \(Int($0.translation.width))") }
                            .onEnded { probe.hit("end \(Int($0.translation.width))") })
            }
            .frame(width: 300)
        }
    }

    /// Presses with the first pointer at 150, with the second at 60, moves both by 30, and lifts the second first.
    private func events(y: CGFloat, by device: InputEvent.Pointer.Device, and second: InputEvent.Pointer.Device)
        -> [String]
    {
        let probe = Probe()
        let host = host(300, 300) { Panel(probe: probe) }
        func pointer(_ id: Int, x: CGFloat) -> InputEvent.Pointer {
            InputEvent.Pointer(id: id, device: id == 1 ? device : second, location: CGPoint(x: x, y: y))
        }
        func send(_ kind: InputEvent.Kind) {
            host.send(InputEvent(kind, at: host.time))
            host.wait(0.02)
        }
        send(.pointerDown(pointer(1, x: 150)))
        send(.pointerDown(pointer(2, x: 60)))
        send(.pointerMoved(pointer(2, x: 90)))
        send(.pointerMoved(pointer(1, x: 180)))
        send(.pointerUp(pointer(2, x: 90)))
        send(.pointerUp(pointer(1, x: 180)))
        return probe.events
    }

    func testTheSecondPointerChangesNothing() async {
        for (first, second) in [
            (InputEvent.Pointer.Device.touch, InputEvent.Pointer.Device.touch), (.touch, .mouse), (.mouse, .touch),
        ] {
            XCTAssertEqual(
                events(y: 50, by: first, and: second), ["edits true", "value 60.0", "edits false"])
            XCTAssertEqual(events(y: 150, by: first, and: second), ["tap"])
            XCTAssertEqual(
                events(y: 250, by: first, and: second), ["drag 0", "drag 30", "end 30"], "\(first) \(second)")
        }
    }

    func testAPointerThatComesLaterIsFollowed() async {
        let probe = Probe()
        let host = host(300, 300) { Panel(probe: probe) }
        for _ in 0..<2 { host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 180, y: 50), steps: 1) }
        XCTAssertEqual(probe.events.count { $0 == "edits true" }, 2)
        XCTAssertEqual(probe.events.count { $0 == "edits false" }, 2)
    }
}
