import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Views that leave during an interaction: it ends like a cancelled one, and the view is notified.
@MainActor
final class DepartureTests: XCTestCase {
    private let middle = CGPoint(x: 150, y: 150)

    /// Shows `content` until the knob is turned, then another view in its place.
    private struct Stage<Content: View>: View {
        let knob: Knob
        @ViewBuilder let content: () -> Content
        var body: some View {
            if knob.isOn { ScrollView { Color.red.frame(width: 300, height: 900) } } else { content() }
        }
    }

    private func stage<Content: View>(
        _ knob: Knob, @ViewBuilder _ content: @escaping () -> Content
    ) -> ViewHost {
        host { Stage(knob: knob, content: content) }
    }

    private func long(_ probe: Probe? = nil) -> some View {
        ScrollView { Color.blue.frame(width: 300, height: 2000) }
            .onScrollPhaseChange { old, new in probe?.hit("\(old) \(new)") }
    }

    // MARK: Scroll views

    func testAPressedScrollViewMayLeaveBeforeThePointerMovesComesUpOrIsTakenAway() async {
        let ends: [(ViewHost) -> Void] = [
            { $0.release(at: CGPoint(x: 150, y: 40)) },
            { $0.send(InputEvent(.pointerCancelled(id: 0), at: $0.time)) },
            { $0.send(InputEvent(.focus(false), at: $0.time)) },
            { $0.notch(-1, at: CGPoint(x: 150, y: 40)) },
        ]
        for moves in [0, 1, 5] {
            for end in ends {
                let knob = Knob()
                let host = stage(knob) { self.long() }
                host.press(at: middle)
                knob.isOn = true
                host.wait(0.05)
                for step in 0..<moves { host.move(to: CGPoint(x: 150, y: 150 - 20 * CGFloat(step))) }
                end(host)
                host.wait(0.5)
                XCTAssertNil(TreeLinks.fault(in: host))
            }
        }
    }

    func testAScrollViewThatLeavesWhileItIsScrolledRestsAndNoOtherTakesThePointer() async {
        let (knob, probe) = (Knob(), Probe())
        let host = host {
            ScrollView { Stage(knob: knob) { self.long(probe) }.frame(width: 300, height: 600) }.id("outer")
        }
        host.drag(from: middle, to: CGPoint(x: 150, y: 100), release: false)
        XCTAssertEqual(probe.events.last, "tracking interacting")
        knob.isOn = true
        host.wait(0.05)
        XCTAssertEqual(probe.events.last, "interacting idle")
        for step in 0..<10 { host.move(to: CGPoint(x: 150, y: 100 - 10 * CGFloat(step))) }
        host.release(at: .zero)
        host.wait(0.5)
        XCTAssertEqual(host.scrollGeometry(ofID: "outer")?.contentOffset, .zero)
        host.drag(from: middle, to: CGPoint(x: 150, y: 50))
        host.wait(1)
        XCTAssertEqual(probe.events.last, "interacting idle", "those that came take the next press")
    }

    func testAScrollBarThatIsDraggedMayLeaveWithItsScrollView() async {
        let knob = Knob()
        let host = stage(knob) { self.long() }
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: middle, button: nil)), at: host.time))
        host.notch(-1, at: middle)
        host.wait(0.1)
        let bar = CGPoint(x: 296, y: 20)
        host.drag(from: bar, to: CGPoint(x: 296, y: 60), release: false)
        XCTAssertFalse(host.graph.scrolls.nodes[0].companions.isEmpty, "the bar was taken")
        knob.isOn = true
        host.wait(0.05)
        host.move(to: CGPoint(x: 296, y: 80))
        host.release(at: bar)
        host.wait(0.5)
        XCTAssertNil(TreeLinks.fault(in: host))
    }

    // MARK: Presses, drags and the pointer's presence

    private func watched(_ probe: Probe) -> some View {
        Color.green.frame(width: 200, height: 200).contentShape(Rectangle())
            .responder(
                Responder.Handlers(
                    hover: { probe.hit("hover \($0)") }, press: { probe.hit("press \($0)") },
                    tap: { _, _ in probe.hit("tap") }))
    }

    func testAPressedViewThatLeavesIsPressedNoMoreAndNotTapped() async {
        let (knob, probe) = (Knob(), Probe())
        let host = stage(knob) { self.watched(probe) }
        host.press(at: middle)
        knob.isOn = true
        host.frame(at: host.time)
        XCTAssertEqual(probe.events, ["press true", "press false"], "in the frame in which it left")
        host.release(at: middle)
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["press true", "press false"])
    }

    func testAViewThatLeavesFromUnderTheMouseIsTold() async {
        let (knob, probe) = (Knob(), Probe())
        let host = stage(knob) { self.watched(probe) }
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: middle, button: nil)), at: host.time))
        host.wait(0.02)
        knob.isOn = true
        host.frame(at: host.time)
        XCTAssertEqual(probe.events, ["hover true", "hover false"])
        host.move(to: .zero)
        XCTAssertEqual(probe.events, ["hover true", "hover false"], "once")
    }

    func testASliderThatLeavesUnderItsDragStopsBeingEdited() async {
        let (knob, probe) = (Knob(), Probe())
        var value = 0.5
        let host = stage(knob) {
            Slider(value: Binding(get: { value }, set: { value = $0 })) { probe.hit("editing \($0)") }
        }
        host.drag(from: middle, to: CGPoint(x: 200, y: 150), release: false)
        let reached = value
        knob.isOn = true
        host.wait(0.05)
        XCTAssertEqual(probe.events, ["editing true", "editing false"])
        host.release(at: CGPoint(x: 20, y: 150))
        host.wait(0.05)
        XCTAssertEqual(probe.events, ["editing true", "editing false"])
        XCTAssertEqual(value, reached)
    }

    private struct Dragged: View {
        let knob: Knob
        let probe: Probe
        @GestureState private var way: CGFloat = 0
        var body: some View {
            VStack {
                Text("\(Int(way))")
                if !knob.isOn {
                    Color.green.frame(width: 200, height: 200)
                        .gesture(
                            DragGesture().updating($way) { value, state, _ in state = value.translation.width }
                                .onEnded { _ in probe.hit("ended") })
                }
            }
        }
    }

    func testADragOfAViewThatLeavesDoesNotEndAndItsStateGoesBack() async {
        let (knob, probe) = (Knob(), Probe())
        let host = host { Dragged(knob: knob, probe: probe) }
        host.drag(from: middle, to: CGPoint(x: 190, y: 150), release: false)
        XCTAssertEqual(host.texts, ["40"])
        knob.isOn = true
        host.frame(at: host.time)
        XCTAssertEqual(host.texts, ["0"])
        host.release(at: middle)
        host.wait(0.1)
        XCTAssertEqual(probe.events, [])
    }

    func testAViewThatLeavesBetweenTwoTapsIsForgotten() async {
        let (knob, probe) = (Knob(), Probe())
        let host = stage(knob) {
            Color.green.frame(width: 200, height: 200)
                .onTapGesture(count: 2) { probe.hit("two") }
                .onTapGesture { probe.hit("one") }
        }
        host.click(at: middle)
        knob.isOn = true
        host.wait(0.05)
        host.click(at: middle)
        host.wait(1)
        XCTAssertEqual(probe["two"], 0)
        XCTAssertNil(TreeLinks.fault(in: host))
    }

    // MARK: Rows

    private struct Rows: View {
        let probe: Probe
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { row in
                        Color.red.frame(width: 300, height: 50).contentShape(Rectangle())
                            .responder(
                                Responder.Handlers(
                                    press: { probe.hit("\(row) \($0)") }, tap: { _, _ in probe.hit("tap \(row)") }))
                    }
                }
            }
            .id("list")
        }
    }

    func testAPressDoesNotGoOnWithTheRowThatAnElementsNodesStandForNext() async {
        let probe = Probe()
        let host = host { Rows(probe: probe) }
        host.press(at: CGPoint(x: 150, y: 25))
        host.graph.scrolls.nodes[0].scroll(to: .init(x: 0, y: 10_000), Transaction())
        host.wait(0.1)
        host.release(at: CGPoint(x: 150, y: 25))
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["0 true", "0 false"])
    }

    // MARK: The keyboard

    private struct Fields: View {
        let knob: Knob
        let probe: Probe
        @State private var text = ""
        @FocusState private var field: Int?
        var body: some View {
            VStack {
                Text(field.map { "field \($0)" } ?? "none")
                if !knob.isOn {
                    TextField("name", text: $text).focused($field, equals: 1)
                }
            }
        }
    }

    func testAFocusedFieldThatLeavesLosesTheKeyboard() async {
        let (knob, probe) = (Knob(), Probe())
        let host = host { Fields(knob: knob, probe: probe) }
        host.key(.tab)
        host.wait(0.02)
        XCTAssertEqual(host.texts.first, "field 1")
        XCTAssertTrue(host.wantsTextInput)
        knob.isOn = true
        host.frame(at: host.time)
        XCTAssertEqual(host.texts, ["none"])
        XCTAssertFalse(host.wantsTextInput)
        host.send(InputEvent(.marked(MarkedText("x")), at: host.time))
        host.send(InputEvent(.text("x"), at: host.time))
        host.wait(0.05)
        XCTAssertNil(TreeLinks.fault(in: host))
    }

    // MARK: Modifiers around several views

    private struct Several: View {
        let knob: Knob
        var body: some View {
            VStack {
                if !knob.isOn {
                    Group {
                        Text("one")
                        ForEach(0..<knob.count, id: \.self) { Text("\($0)") }
                    }
                    .padding(2)
                    .onTapGesture {}
                }
            }
        }
    }

    func testSeveralViewsUnderAModifierAreSeenOnTheirWayOut() async {
        let knob = Knob()
        knob.count = 2
        let host = host { Several(knob: knob) }
        withAnimation(.linear(duration: 1)) { knob.isOn = true }
        host.wait(0.5)
        XCTAssertEqual(host.texts, ["one", "0", "1"])
        host.wait(1)
        XCTAssertEqual(host.texts, [])
    }

    func testAModifierKeepsItsPlaceAroundMoreAndFewerViews() async {
        let knob = Knob()
        let host = host { Several(knob: knob) }
        for count in [2, 0, 3, 1, 0, 4, 2] {
            host.press(at: host.center(ofID: "none"))
            knob.count = count
            host.wait(0.05)
            XCTAssertNil(TreeLinks.fault(in: host), "\(count)")
            XCTAssertEqual(host.texts.count, 1 + count)
            host.release(at: middle)
        }
    }

    // MARK: Memory

    func testNoNodeIsLeftBehindByViewsThatLeave() async {
        let (knob, probe) = (Knob(), Probe())
        var seen = SeenNodes()
        let host = stage(knob) {
            VStack(spacing: 0) {
                self.watched(probe)
                Several(knob: Knob())
                Rows(probe: probe)
                TextField("name", text: .constant(""))
                Text("x").transaction {
                    $0.animation = nil
                } body: {
                    $0.padding()
                }
                GeometryReader { Text("\($0.size.width)") }
                Text("relative").containerRelativeFrame(.horizontal)
            }
        }
        seen.look(at: host)
        host.press(at: CGPoint(x: 150, y: 280))
        host.notch(-3, at: CGPoint(x: 150, y: 280))
        host.wait(0.3)
        seen.look(at: host)
        withAnimation { knob.isOn = true }
        host.wait(0.05)
        seen.look(at: host)
        host.release(at: middle)
        host.wait(3)
        XCTAssertEqual(seen.leftBehind(by: host), [])
    }

    func testNoNodeIsLeftBehindByAHost() async {
        var seen = SeenNodes()
        weak var graph: ViewGraph?
        do {
            let knob = Knob()
            let host = stage(knob) { Rows(probe: Probe()) }
            host.press(at: middle)
            host.notch(-3, at: middle)
            host.wait(0.2)
            withAnimation { knob.isOn = true }
            host.wait(0.05)
            seen.look(at: host)
            graph = host.graph
        }
        XCTAssertEqual(seen.leftBehind(by: nil), [])
        XCTAssertNil(graph)
    }
}
