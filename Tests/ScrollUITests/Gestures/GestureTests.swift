import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class GestureTests: XCTestCase {
    private let middle = CGPoint(x: 50, y: 50)

    // MARK: Taps

    func testADoubleTapNeedsTwoTapsInTime() async {
        let probe = Probe()
        let host = host(100, 100) { Color.red.onTapGesture(count: 2) { probe.hit("double") } }
        host.click(at: middle)
        host.wait(0.5)
        host.click(at: middle)
        XCTAssertEqual(probe["double"], 0, "too late")
        host.wait(0.1)
        host.click(at: middle)
        XCTAssertEqual(probe["double"], 1)
    }

    func testASingleTapWaitsForTheDoubleTapInside() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.onTapGesture(count: 2) { probe.hit("double") }.onTapGesture { probe.hit("single") }
        }
        host.click(at: middle)
        XCTAssertEqual(probe.events, [])
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["single"])
        host.click(at: middle)
        host.wait(0.1)
        host.click(at: middle)
        host.wait(1)
        XCTAssertEqual(probe.events, ["single", "double"])
    }

    func testAPressThatGoesFarIsNoTapThoughItEndsInTheView() async {
        let probe = Probe()
        let host = host { Color.red.onTapGesture { probe.hit("tap") } }
        for (distance, device) in [(40.0, InputEvent.Pointer.Device.touch), (60, .touch), (40, .mouse), (60, .mouse)] {
            let end = CGPoint(x: 100, y: 100 + distance)
            for kind in [
                InputEvent.Kind.pointerDown(.init(device: device, location: CGPoint(x: 100, y: 100))),
                .pointerMoved(.init(device: device, location: end)), .pointerUp(.init(device: device, location: end)),
            ] {
                host.send(InputEvent(kind, at: host.time))
                host.wait(0.1)
            }
            probe.hit("\(distance) \(device)")
        }
        XCTAssertEqual(probe.events, ["tap", "40.0 touch", "60.0 touch", "tap", "40.0 mouse", "60.0 mouse"])
    }

    func testALongPressIsNoTap() async {
        let probe = Probe()
        let host = host { Color.red.onTapGesture(count: 2) { probe.hit("double") }.onTapGesture { probe.hit("tap") } }
        for seconds in [0.7, 0.8] {
            host.press(at: CGPoint(x: 100, y: 100))
            host.wait(seconds)
            host.release(at: CGPoint(x: 100, y: 100))
            host.wait(1)
            probe.hit("\(seconds)")
        }
        XCTAssertEqual(probe.events, ["tap", "0.7", "0.8"])
    }

    func testATapOnWhatAViewDrawsBesideItsFrameIsItsOwn() async {
        let probe = Probe()
        let host = host {
            Color.red.frame(width: 50, height: 50).offset(x: 100).onTapGesture { probe.hit("tap") }
        }
        host.click(at: CGPoint(x: 250, y: 150))
        XCTAssertEqual(probe["tap"], 1)
        host.click(at: CGPoint(x: 150, y: 150))
        XCTAssertEqual(probe["tap"], 1, "nothing is drawn there")
    }

    func testTheInnermostTapWins() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.onTapGesture { probe.hit("child") }.padding(10).onTapGesture { probe.hit("parent") }
        }
        host.click(at: middle)
        XCTAssertEqual(probe.events, ["child"])
    }

    func testAHighPriorityTapGoesBeforeAButtonAndASimultaneousOneBesideIt() async {
        let probe = Probe()
        let host = host(100, 100) {
            VStack {
                Button("A") { probe.hit("a") }.id("a")
                    .highPriorityGesture(TapGesture().onEnded { probe.hit("high") })
                Button("B") { probe.hit("b") }.id("b")
                    .simultaneousGesture(TapGesture().onEnded { probe.hit("beside") })
            }
        }
        host.click(id: "a")
        XCTAssertEqual(probe.events, ["high"])
        probe.clear()
        host.click(id: "b")
        XCTAssertEqual(Set(probe.events), ["b", "beside"])
    }

    func testASpatialTapTellsThePlace() async {
        var places: [CGPoint] = []
        let host = host(100, 100) {
            Color.red.gesture(SpatialTapGesture().onEnded { places.append($0.location) }).padding(10)
        }
        host.click(at: CGPoint(x: 30, y: 40))
        XCTAssertEqual(places, [CGPoint(x: 20, y: 30)])
    }

    func testAMaskTurnsGesturesOff() async {
        let probe = Probe()
        let tap = TapGesture().onEnded { probe.hit("outer") }
        func taps(_ mask: GestureMask) -> [String] {
            probe.clear()
            let host = host(100, 100) {
                Color.red.onTapGesture { probe.hit("inner") }.gesture(tap, including: mask)
            }
            host.click(at: middle)
            return probe.events
        }
        XCTAssertEqual(taps(.all), ["inner"])
        XCTAssertEqual(taps(.gesture), ["outer"])
        XCTAssertEqual(taps(.subviews), ["inner"])
        XCTAssertEqual(taps(.none), [])
    }

    func testADisabledViewTakesNoTaps() async {
        let probe = Probe()
        let host = host(100, 100) { Color.red.onTapGesture { probe.hit("tap") }.disabled(true) }
        host.click(at: middle)
        XCTAssertEqual(probe.events, [])
    }

    func testAContentShapeTakesHitsInItselfOnly() async {
        let probe = Probe()
        let host = host(100, 100) {
            VStack { Text("a") }.frame(width: 100, height: 100).contentShape(Circle())
                .onTapGesture { probe.hit("tap") }
        }
        host.click(at: CGPoint(x: 3, y: 3))
        XCTAssertEqual(probe["tap"], 0)
        host.click(at: CGPoint(x: 50, y: 90))
        XCTAssertEqual(probe["tap"], 1)
    }

    // MARK: Long presses

    func testALongPressIsRecognisedWhileThePointerIsDown() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.onLongPressGesture {
                probe.hit("long")
            } onPressingChanged: {
                probe.hit("pressing \($0)")
            }
        }
        host.press(at: middle)
        XCTAssertEqual(probe.events, ["pressing true"])
        XCTAssertEqual(host.nextWakeUp, .milliseconds(500), "the host must be woken up for it")
        host.wait(0.6)
        XCTAssertEqual(probe.events, ["pressing true", "pressing false", "long"])
        host.release(at: middle)
        XCTAssertEqual(probe["long"], 1)
    }

    func testALongPressFailsWhenItEndsEarlyOrMoves() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.onLongPressGesture {
                probe.hit("long")
            } onPressingChanged: {
                probe.hit("\($0)")
            }
        }
        host.click(at: middle)
        host.wait(1)
        XCTAssertEqual(probe.events, ["true", "false"])
        host.drag(from: middle, to: CGPoint(x: 70, y: 50), over: 0.1, release: false)
        host.wait(1)
        host.release(at: CGPoint(x: 70, y: 50))
        XCTAssertEqual(probe["long"], 0)
    }

    func testATapAndALongPressOnOneViewAreToldApart() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.onTapGesture { probe.hit("tap") }.onLongPressGesture { probe.hit("long") }
        }
        host.click(at: middle)
        XCTAssertEqual(probe.events, ["tap"])
        host.press(at: middle)
        host.wait(1)
        host.release(at: middle)
        XCTAssertEqual(probe.events, ["tap", "long"])
    }

    // MARK: Composition

    func testExclusiveGesturesHoldTheSecondBack() async {
        let probe = Probe()
        let gesture = TapGesture(count: 2).onEnded { probe.hit("double") }
            .exclusively(before: TapGesture().onEnded { probe.hit("single") })
        let host = host(100, 100) { Color.red.gesture(gesture) }
        host.click(at: middle)
        host.wait(0.1)
        host.click(at: middle)
        host.wait(1)
        XCTAssertEqual(probe.events, ["double"])
        host.click(at: middle)
        host.wait(1)
        XCTAssertEqual(probe.events, ["double", "single"])
    }

    func testSimultaneousGesturesBothRun() async {
        let probe = Probe()
        let gesture = TapGesture().onEnded { probe.hit("tap") }
            .simultaneously(with: LongPressGesture(minimumDuration: 0.01).onEnded { _ in probe.hit("long") })
        let host = host(100, 100) { Color.red.gesture(gesture) }
        host.click(at: middle)
        XCTAssertEqual(Set(probe.events), ["tap", "long"])
    }

    private struct Lifted: View {
        @GestureState private var lift = "down"
        let probe: Probe
        var body: some View {
            Text(lift).frame(width: 100, height: 100).contentShape(Rectangle()).gesture(
                LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                    .updating($lift) { value, state, _ in
                        switch value {
                        case .first: state = "pressing"
                        case .second(_, let drag): state = "lifted \(Int(drag?.translation.width ?? -1))"
                        }
                    }
                    .onEnded { _ in probe.hit("dropped") })
        }
    }

    func testALongPressThenADragAndItsStateGoesBack() async {
        let probe = Probe()
        let host = host(100, 100) { Lifted(probe: probe) }
        host.press(at: middle)
        XCTAssertEqual(host.texts, ["pressing"])
        host.wait(0.4)
        XCTAssertEqual(host.texts, ["lifted 0"])
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 75, y: 50))), at: host.time))
        host.frame(at: host.time)
        XCTAssertEqual(host.texts, ["lifted 25"])
        host.release(at: CGPoint(x: 75, y: 50))
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["down"])
        XCTAssertEqual(probe.events, ["dropped"])
    }

    func testACancelledPointerResetsGestureStateAndEndsNothing() async {
        let probe = Probe()
        let host = host(100, 100) { Lifted(probe: probe) }
        host.press(at: middle)
        host.wait(0.4)
        host.send(InputEvent(.pointerCancelled(id: 0), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["down"])
        XCTAssertEqual(probe.events, [])
    }

    // MARK: Hover

    func testHoveringIsToldPlaceByPlace() async {
        var phases: [HoverPhase] = []
        let host = host(100, 100) { Color.red.onContinuousHover { phases.append($0) }.padding(20) }
        for x in [10, 30, 40, 95] {
            let pointer = InputEvent.Pointer(location: CGPoint(x: x, y: 50), button: nil)
            host.send(InputEvent(.pointerMoved(pointer), at: host.time))
            host.frame(at: host.time)
        }
        XCTAssertEqual(phases, [.active(CGPoint(x: 10, y: 30)), .active(CGPoint(x: 20, y: 30)), .ended])
    }
}
