import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class DragGestureTests: XCTestCase {
    /// A row of a list with a drag of its own.
    private func list<G: Gesture>(
        _ gesture: G, asSimultaneous isSimultaneous: Bool = false, tap: @escaping @MainActor () -> Void = {}
    ) -> ViewHost {
        host(200, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Group {
                        if isSimultaneous {
                            Color.red.frame(width: 200, height: 100).simultaneousGesture(gesture)
                        } else {
                            Color.red.frame(width: 200, height: 100).gesture(gesture)
                        }
                    }
                    Button {
                        tap()
                    } label: {
                        Color.blue.frame(width: 180, height: 100)
                    }
                    Color.green.frame(width: 200, height: 800)
                }
            }
            .id("list")
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? -1 }
    private let start = CGPoint(x: 50, y: 80)
    private let end = CGPoint(x: 50, y: 20)

    func testADragTellsTheKeysThatAreHeldMeanwhile() async {
        var seen: [InputEvent.Modifiers] = []
        let drag = DragGesture(minimumDistance: 1).onChanged { seen.append($0.modifiers) }
        let host = host(100, 100) { Color.red.gesture(drag) }
        host.send(InputEvent(.pointerDown(.init(location: start)), at: host.time))
        for (step, modifiers) in [InputEvent.Modifiers(), .shift, .option].enumerated() {
            let place = CGPoint(x: start.x + 5 * CGFloat(step + 1), y: start.y)
            host.send(InputEvent(.pointerMoved(.init(location: place, modifiers: modifiers)), at: host.time))
            host.wait(0.02)
        }
        XCTAssertEqual(seen, [[], .shift, .option])
    }

    func testADragBeginsAfterItsDistanceAndTellsWhereItIs() async {
        var values: [DragGesture.Value] = []
        var last: DragGesture.Value?
        let drag = DragGesture().onChanged { values.append($0) }.onEnded { last = $0 }
        let host = host(100, 100) { Color.red.gesture(drag).padding(10) }
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20), over: 0.1, steps: 12)
        XCTAssertEqual(values.first?.translation, CGSize(width: 10, height: 0))
        XCTAssertEqual(values.count, 11)
        XCTAssertEqual(last?.startLocation, CGPoint(x: 10, y: 10))
        XCTAssertEqual(last?.location, CGPoint(x: 70, y: 10))
        XCTAssertEqual(last?.velocity.width ?? 0, 600, accuracy: 1)
        XCTAssertEqual(last?.predictedEndTranslation.width ?? 0, 210, accuracy: 1)
    }

    func testADragTellsPlacesInTheSpaceThatWasAskedFor() async {
        var places: [CGPoint] = []
        let drag = DragGesture(minimumDistance: 0, coordinateSpace: .named("box")).onEnded {
            places.append($0.location)
        }
        let global = DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { places.append($0.location) }
        let host = host(100, 100) {
            Color.red.gesture(drag).simultaneousGesture(global).padding(10).coordinateSpace(.named("box")).padding(20)
        }
        host.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 50, y: 40))
        XCTAssertEqual(Set(places.map(\.x)), [30, 50])
    }

    func testADragOnARowGoesBeforeScrolling() async {
        let probe = Probe()
        let host = list(DragGesture().onChanged { _ in probe.hit("drag") }.onEnded { _ in probe.hit("end") })
        host.drag(from: start, to: end)
        XCTAssertEqual(offset(host), 0)
        XCTAssertGreaterThan(probe["drag"], 2)
        XCTAssertEqual(probe["end"], 1)
    }

    func testADragThatNeedsALongerWayLetsScrollingGoFirst() async {
        let probe = Probe()
        let host = list(DragGesture(minimumDistance: 30).onChanged { _ in probe.hit("drag") })
        host.drag(from: start, to: end)
        XCTAssertGreaterThan(offset(host), 0)
        XCTAssertEqual(probe["drag"], 0)
    }

    func testASimultaneousDragAndScrollingBothRun() async {
        var last = CGSize.zero
        let host = list(DragGesture().onChanged { last = $0.translation }, asSimultaneous: true)
        host.drag(from: start, to: end)
        XCTAssertGreaterThan(offset(host), 30)
        XCTAssertEqual(last.height, -60, "as far as the pointer, although the row moves with it")
    }

    func testADragThatBeginsOnAButtonScrollsAndCancelsThePress() async {
        let probe = Probe()
        let host = list(TapGesture()) { probe.hit("button") }
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110), over: 4)
        XCTAssertGreaterThan(offset(host), 0)
        XCTAssertEqual(probe["button"], 0)
        host.wait(3)
        host.click(at: CGPoint(x: 100, y: max(1, 190 - offset(host))))
        XCTAssertEqual(probe["button"], 1)
    }

    func testTheChildsDragWinsOverTheParents() async {
        let probe = Probe()
        let host = host(100, 100) {
            Color.red.gesture(DragGesture().onChanged { _ in probe.hit("child") })
                .gesture(DragGesture().onChanged { _ in probe.hit("parent") })
        }
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        XCTAssertGreaterThan(probe["child"], 0)
        XCTAssertEqual(probe["parent"], 0)
    }

    func testAParentsDragTakesThePressFromAButton() async {
        let probe = Probe()
        let host = host(100, 100) {
            Button {
                probe.hit("button")
            } label: {
                Color.red
            }
            .gesture(DragGesture().onEnded { _ in probe.hit("drag") })
        }
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
        XCTAssertEqual(probe.events, ["drag"])
        host.click(at: CGPoint(x: 50, y: 50))
        XCTAssertEqual(probe.events, ["drag", "button"])
    }

    func testAFingersDragIsTheSame() async {
        let probe = Probe()
        let host = list(DragGesture().onEnded { _ in probe.hit("end") })
        func finger(_ y: CGFloat) -> InputEvent.Pointer {
            InputEvent.Pointer(id: 7, device: .touch, location: CGPoint(x: 50, y: y))
        }
        host.send(InputEvent(.pointerDown(finger(80)), at: host.time))
        for step in 1...6 {
            host.send(InputEvent(.pointerMoved(finger(80 - CGFloat(step) * 10)), at: .milliseconds(16 * step)))
        }
        host.send(InputEvent(.pointerUp(finger(20)), at: .milliseconds(100)))
        host.wait(0.2)
        XCTAssertEqual(probe["end"], 1)
        XCTAssertEqual(offset(host), 0)
    }

    private struct Dragged: View {
        @GestureState private var offset = CGSize.zero
        @State private var isShown = true
        var body: some View {
            VStack {
                Text("\(Int(offset.width)) \(isShown)")
                if isShown {
                    Color.red.frame(width: 80, height: 50)
                        .gesture(
                            DragGesture().updating($offset) { value, state, _ in state = value.translation }
                                .onChanged { if $0.translation.width > 30 { isShown = false } })
                }
            }
        }
    }

    func testTheStateOfADragGoesBackWhenItsViewGoesAway() async {
        let host = host(100, 100) { Dragged() }
        host.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 45, y: 60), release: false)
        XCTAssertEqual(host.texts, ["25 true"])
        for x in [55, 60, 70] {
            host.send(
                InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: x, y: 60))), at: host.time))
            host.frame(at: host.time)
        }
        XCTAssertEqual(host.texts, ["0 false"])
    }
}
