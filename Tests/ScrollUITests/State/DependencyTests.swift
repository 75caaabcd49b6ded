import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class DependencyTests: XCTestCase {
    private struct Leaf: View {
        let value: Int
        let probe: Probe
        var body: some View {
            probe.hit("leaf")
            return Text("\(value)")
        }
    }

    private struct Parent: View {
        let probe: Probe
        @State private var used = 0
        @State private var unused = 0
        var body: some View {
            probe.hit("parent")
            return VStack {
                Leaf(value: 1, probe: probe)
                Text("used \(used)")
                Color.red.frame(width: 20, height: 20).id("used").onTapGesture { used += 1 }
                Color.red.frame(width: 20, height: 20).id("unused").onTapGesture { unused += 1 }
            }
        }
    }

    func testAChangeEvaluatesWhatReadItAndStopsAtEqualViews() async {
        let probe = Probe()
        let host = host { Parent(probe: probe) }
        XCTAssertEqual(probe["parent"], 1)
        XCTAssertEqual(probe["leaf"], 1)
        host.click(id: "used")
        XCTAssertEqual(probe["parent"], 2)
        XCTAssertEqual(probe["leaf"], 1, "its value did not change")
    }

    private struct CountedStyle: ButtonStyle, Equatable {
        let width: Double
        let probe: Probe

        nonisolated static func == (left: CountedStyle, right: CountedStyle) -> Bool { left.width == right.width }

        func makeBody(configuration: Configuration) -> some View {
            probe.hit("style")
            return configuration.label.frame(width: width)
        }
    }

    private struct PlainButton: View {
        var body: some View { Button("press") {} }
    }

    private struct Styled: View {
        let probe: Probe
        @State private var count = 0

        var body: some View {
            VStack {
                PlainButton().buttonStyle(CountedStyle(width: count < 2 ? 40 : 60, probe: probe))
                Color.red.frame(width: 20, height: 20).id("count").onTapGesture { count += 1 }
            }
        }
    }

    func testAStyleThatIsSetAgainAsItWasLeavesTheButtonsAlone() async {
        let probe = Probe()
        let host = host { Styled(probe: probe) }
        let first = probe["style"]
        host.click(id: "count")
        XCTAssertEqual(probe["style"], first)
        host.click(id: "count")
        XCTAssertEqual(probe["style"], first + 1, "another one makes them anew")
    }

    func testStateThatNoBodyReadsEvaluatesNothing() async {
        let probe = Probe()
        let host = host { Parent(probe: probe) }
        host.click(id: "unused")
        XCTAssertEqual(probe["parent"], 1)
    }

    /// A view may hold a value of any type that conforms to a protocol, also inside a structure.
    private struct Holder: View {
        struct Choice { let behavior: any ScrollTargetBehavior }

        let behavior: any ScrollTargetBehavior
        let choice: Choice
        let probe: Probe
        var body: some View {
            probe.hit("holder")
            return Text("holder").scrollTargetBehavior(AnyScrollTargetBehavior(behavior))
        }
    }

    private struct HolderParent: View {
        let probe: Probe
        @State private var count = 0
        @State private var isPaging = true
        var body: some View {
            let behavior: any ScrollTargetBehavior =
                isPaging ? PagingScrollTargetBehavior() : ViewAlignedScrollTargetBehavior()
            VStack {
                Holder(behavior: behavior, choice: Holder.Choice(behavior: behavior), probe: probe)
                Text("\(count)")
                Color.red.frame(width: 20, height: 20).id("count").onTapGesture { count += 1 }
                Color.red.frame(width: 20, height: 20).id("other").onTapGesture { isPaging = false }
            }
        }
    }

    func testAViewThatHoldsAnExistentialIsComparedByIt() async {
        let probe = Probe()
        let host = host { HolderParent(probe: probe) }
        XCTAssertEqual(probe["holder"], 1)
        host.click(id: "other")
        XCTAssertEqual(probe["holder"], 2, "it holds another value")
    }

    private struct Child: View {
        @Binding var value: Int
        let probe: Probe
        var body: some View {
            probe.hit("child")
            return Text("child \(value)").frame(width: 80, height: 20).id("child").onTapGesture { value += 1 }
        }
    }

    private struct Owner: View {
        @State private var value = 0
        let probe: Probe
        var body: some View {
            probe.hit("owner")
            return Child(value: $value, probe: probe)
        }
    }

    func testABindingMakesItsReaderDependOnTheSourceAndNotTheOwner() async {
        let probe = Probe()
        let host = host { Owner(probe: probe) }
        host.click(id: "child")
        XCTAssertEqual(host.texts, ["child 1"])
        XCTAssertEqual(probe["child"], 2)
        XCTAssertEqual(probe["owner"], 1, "it made the binding but did not read the value")
    }

    @Observable
    final class Model {
        var seen = 0
        var unseen = 0
    }

    private struct Watcher: View {
        let model: Model
        let probe: Probe
        var body: some View {
            probe.hit("watcher")
            return Text("\(model.seen)")
        }
    }

    func testAnObservableInvalidatesTheBodiesThatReadTheChangedProperty() async {
        let probe = Probe()
        let model = Model()
        let host = host { Watcher(model: model, probe: probe) }
        model.unseen = 1
        host.wait(0.1)
        XCTAssertEqual(probe["watcher"], 1)
        model.seen = 7
        XCTAssertTrue(host.needsFrame)
        host.wait(0.1)
        XCTAssertEqual(probe["watcher"], 2)
        XCTAssertEqual(host.texts, ["7"])
        model.seen = 8
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["8"], "tracking is armed again by each run")
    }

    private struct Sometimes: View {
        let model: Model
        let probe: Probe
        @State private var isReading = false
        var body: some View {
            probe.hit("body")
            return Text(isReading ? "\(model.seen)" : "none").frame(width: 50, height: 20).id("text")
                .onTapGesture { isReading.toggle() }
        }
    }

    func testAnObjectEvaluatesABodyAsLongAsItsLastRunReadIt() async {
        let probe = Probe()
        let model = Model()
        let host = host { Sometimes(model: model, probe: probe) }
        for round in 1...2 {
            host.click(id: "text")
            let runs = probe["body"]
            for step in 1...2 {
                model.seen = 10 * round + step
                host.wait(0.1)
                XCTAssertEqual(host.texts, ["\(model.seen)"])
            }
            XCTAssertEqual(probe["body"], runs + 2)
            host.click(id: "text")
            model.seen = 0
            host.wait(0.1)
            XCTAssertEqual(host.texts, ["none"])
            XCTAssertEqual(probe["body"], runs + 3, "only the click")
        }
    }

    private struct Several: View {
        @State private var a = 0
        @State private var b = 0
        let probe: Probe
        var body: some View {
            probe.hit("body")
            return Text("\(a) \(b)").frame(width: 50, height: 20).id("text")
                .onTapGesture {
                    a += 1
                    b += 1
                    a += 1
                }
        }
    }

    func testSeveralChangesInOneEventAreOneUpdate() async {
        let probe = Probe()
        let host = host { Several(probe: probe) }
        host.click(id: "text")
        XCTAssertEqual(host.texts, ["2 1"])
        XCTAssertEqual(probe["body"], 2)
    }

    private struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        let probe: Probe
        var body: some View {
            probe.hit("reader")
            return Text(isEnabled ? "on" : "off")
        }
    }

    private struct Setter: View {
        @State private var isOff = false
        let probe: Probe
        var body: some View {
            VStack {
                Reader(probe: probe).disabled(isOff)
                Color.red.frame(width: 20, height: 20).id("switch").onTapGesture { isOff.toggle() }
            }
        }
    }

    func testAChangedKeyOfTheEnvironmentEvaluatesItsReaders() async {
        let probe = Probe()
        let host = host { Setter(probe: probe) }
        XCTAssertEqual(host.texts, ["on"])
        host.click(id: "switch")
        XCTAssertEqual(host.texts, ["off"])
        XCTAssertEqual(probe["reader"], 2)
    }

    private struct Watched: View {
        @State private var count = 0
        let probe: Probe
        var body: some View {
            Text("\(count)").frame(width: 50, height: 20).id("text")
                .onTapGesture { count += 1 }
                .onChange(of: count) { old, new in probe.hit("\(old)>\(new)") }
                .onAppear { probe.hit("appear") }
        }
    }

    func testOnChangeSeesOldAndNewAndAppearanceComesOnce() async {
        let probe = Probe()
        let host = host { Watched(probe: probe) }
        host.click(id: "text")
        host.click(id: "text")
        XCTAssertEqual(probe.events, ["appear", "0>1", "1>2"])
    }
}
