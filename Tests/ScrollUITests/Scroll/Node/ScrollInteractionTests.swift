import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollInteractionTests: XCTestCase {
    private func offset(_ host: ViewHost, _ id: String = "list") -> CGFloat {
        host.scrollGeometry(ofID: id)?.contentOffset.y ?? .nan
    }

    private func list<Content: View>(
        height: CGFloat = 2000, @ViewBuilder _ wrap: (ScrollView<AnyView>) -> Content
    ) -> ViewHost {
        let scroll = ScrollView { AnyView(Color.red.frame(width: 200, height: height)) }
        let view = wrap(scroll)
        return host(200, 400) { view.id("list") }
    }

    // MARK: Kinds of input

    private func moves(_ kind: ScrollInputKind, _ act: (ViewHost) -> Void) -> Bool {
        let host = list { $0.scrollInputBehavior(.disabled, for: kind) }
        act(host)
        host.wait(1)
        return offset(host) != 0
    }

    private func wheel(_ source: InputEvent.Wheel.Source) -> (ViewHost) -> Void {
        { host in
            let wheel = InputEvent.Wheel(source: source, dx: 0, dy: -9, location: CGPoint(x: 100, y: 200))
            host.send(InputEvent(.wheel(wheel), at: host.time))
        }
    }

    func testEachKindOfInputCanBeTurnedOff() async {
        let acts: [(ScrollInputKind, (ViewHost) -> Void)] = [
            (.wheel, wheel(.notch)), (.touchpad, wheel(.touchpad)), (.keyboard, { $0.key(.pageDown) }),
            (.mouseDrag, { $0.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100)) }),
        ]
        for (index, act) in acts.enumerated() {
            for (other, kind) in acts.enumerated() {
                XCTAssertEqual(moves(kind.0, act.1), index != other, "\(act.0) with \(kind.0) off")
            }
        }
    }

    func testADisabledScrollViewStillScrollsByProgram() async {
        struct Locked: View {
            @State private var position = ScrollPosition()
            var body: some View {
                ScrollView { Color.red.frame(width: 200, height: 2000).onTapGesture { position.scrollTo(y: 300) } }
                    .scrollPosition($position).scrollDisabled(true).id("list")
            }
        }
        let host = host(200, 400) { Locked() }
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(1)
        XCTAssertEqual(offset(host), 0)
        host.click(at: CGPoint(x: 100, y: 100))
        XCTAssertEqual(offset(host), 300)
    }

    // MARK: Bounce

    private func pull(_ behavior: ScrollBounceBehavior, height: CGFloat) -> CGFloat {
        let host = list(height: height) { $0.scrollBounceBehavior(behavior) }
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), over: 0.4, release: false)
        return offset(host)
    }

    func testContentThatFitsBouncesUnlessSizeDecides() async {
        XCTAssertLessThan(pull(.automatic, height: 100), -20)
        XCTAssertLessThan(pull(.always, height: 100), -20)
        XCTAssertEqual(pull(.basedOnSize, height: 100), 0)
        XCTAssertLessThan(pull(.basedOnSize, height: 1000), -20)
    }

    // MARK: Refresh

    func testPullingPastTheEdgeRefreshesUntilTheActionReturns() async {
        final class Gate {
            var isOpen = false
            var runs = 0
        }
        let gate = Gate()
        let host = list {
            $0.refreshable {
                gate.runs += 1
                while !gate.isOpen { await Task.yield() }
            }
        }
        host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), over: 0.4, release: false)
        host.wait(0.1)
        host.release(at: CGPoint(x: 100, y: 350))
        host.wait(3)
        // The action runs when the executor schedules it.
        let deadline = ContinuousClock.now + .seconds(60)
        while gate.runs == 0, ContinuousClock.now < deadline { await Task.yield() }
        XCTAssertEqual(gate.runs, 1)
        XCTAssertEqual(offset(host), -48, "room for the sign")
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentInsets.top, 48)
        gate.isOpen = true
        while offset(host) == -48, ContinuousClock.now < deadline {
            await Task.yield()
            host.frame(at: host.time + .seconds(1.0 / 60))
        }
        var places: [CGFloat] = [-48, offset(host)]
        for _ in 0..<120 {
            host.frame(at: host.time + .seconds(1.0 / 60))
            places.append(offset(host))
        }
        XCTAssertEqual(places.last, 0)
        XCTAssertEqual(places, places.sorted())
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        XCTAssertLessThan(steps.max() ?? .nan, 16, "the room closes bit by bit: \(places)")
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentInsets.top, 0)
        XCTAssertFalse(host.needsFrame)
    }

    func testAShortPullDoesNotRefresh() async {
        var runs = 0
        let host = list { $0.refreshable { runs += 1 } }
        host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 120), over: 0.4)
        host.wait(3)
        for _ in 0..<10 { await Task.yield() }
        XCTAssertEqual(runs, 0)
    }

    func testTheActionIsInTheEnvironment() async {
        struct Reader: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "none" : "some") }
        }
        XCTAssertEqual(host { Reader() }.texts, ["none"])
        XCTAssertEqual(host { Reader().refreshable {} }.texts, ["some"])
    }

    // MARK: Nesting

    func testWhatIsLeftOfAFlingAtAnEdgeGoesToTheViewAround() async {
        let host = host(200, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 200, height: 700) }.frame(height: 300).id("inner")
                    Color.blue.frame(width: 200, height: 3000)
                }
            }
            .id("outer")
        }
        host.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 80), over: 0.08)
        host.wait(6)
        XCTAssertEqual(offset(host, "inner"), 400, accuracy: 0.01)
        XCTAssertGreaterThan(offset(host, "outer"), 100)
    }

    // MARK: Visibility

    func testAViewTellsWhenItsShareInTheWindowPassesTheThreshold() async {
        let probe = Probe()
        let host = host(200, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 200, height: 100).onScrollVisibilityChange { probe.hit("first \($0)") }
                    Color.blue.frame(width: 200, height: 500)
                    Color.green.frame(width: 200, height: 100)
                        .onScrollVisibilityChange(threshold: 0.9) { probe.hit("last \($0)") }
                    Color.blue.frame(width: 200, height: 500)
                }
            }
            .id("list")
        }
        XCTAssertEqual(probe.events, ["first true"])
        host.key(.pageDown)
        host.wait(1)
        XCTAssertEqual(probe.events, ["first true", "first false", "last true"])
        host.key(.home)
        host.wait(1)
        XCTAssertEqual(probe.events.suffix(2).sorted(), ["first true", "last false"])
    }

    func testTheTargetsInSightAreToldInOrderWhenTheyChange() async {
        final class Log { var ids: [[Int]] = [] }
        let log = Log()
        let host = host(200, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(height: 30).id($0) } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.ids.append($0) }
            .id("list")
        }
        XCTAssertEqual(log.ids, [[0, 1, 2]])
        host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 60), over: 1)
        host.wait(2)
        for (before, after) in zip(log.ids, log.ids.dropFirst()) {
            XCTAssertNotEqual(before, after, "told once for each change")
            XCTAssertEqual(after, after.sorted())
        }
        let first = Int((offset(host) + 15) / 30)
        XCTAssertEqual(log.ids.last?.first, first)
    }

    // MARK: Edge effects

    func testAnEdgeEffectFadesWhatScrollsUnderABar() async {
        let host = list { $0.scrollEdgeEffectStyle(.hard, for: .top) }
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(1)
        let plain = list { $0 }
        plain.notch(-1, at: CGPoint(x: 100, y: 100))
        plain.wait(1)
        XCTAssertGreaterThan(host.displayList.items.count, plain.displayList.items.count)
        let hidden = list { $0.scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden() }
        hidden.notch(-1, at: CGPoint(x: 100, y: 100))
        hidden.wait(1)
        XCTAssertEqual(hidden.displayList.items.count, plain.displayList.items.count)
    }
}
