import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// One row for each rule of structure and identity.
@MainActor
final class StructureRuleTests: XCTestCase {
    func testBodiesRunForANewValueOrADependencyAndNothingElse() async {
        for rule in Self.evaluation { rule.check() }
    }

    func testIdentityIsPlaceTypeAndBranch() async {
        for rule in Self.identity { rule.check() }
    }

    func testForEachFollowsIDs() async {
        for rule in Self.forEach { rule.check() }
    }

    func testModifiersAndWrappersKeepOrDropIdentity() async {
        for rule in Self.wrappers { rule.check() }
    }

    private static let evaluation: [Rule] = [
        Rule("what nobody reads", first: "a", then: "") {
            $0.unread += 1
        } view: { probe, _ in
            Plain(name: "a", probe: probe)
        },
        Rule("an equal value stops the evaluation", first: "a", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            Plain(name: "a", probe: probe)
        },
        Rule("another value is evaluated", first: "a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            Plain(name: "a", value: knob.count, probe: probe)
        },
        Rule("of two, the one that changed", first: "a, b", then: "b") {
            $0.count += 1
        } view: { probe, knob in
            Plain(name: "a", probe: probe)
            Plain(name: "b", value: knob.count, probe: probe)
        },
        Rule("views held as equal parts stop it too", first: "card, a, b", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            Card(probe: probe) {
                Plain(name: "a", probe: probe)
                Plain(name: "b", probe: probe)
            }
        },
        Rule("a changed part evaluates the holder and that part", first: "card, a, b", then: "card, b") {
            $0.count += 1
        } view: { probe, knob in
            Card(probe: probe) {
                Plain(name: "a", probe: probe)
                Plain(name: "b", value: knob.count, probe: probe)
            }
        },
        Rule("a closure that captures something new is another value", first: "action", then: "action") {
            $0.count += 1
        } view: { probe, knob in
            let count = knob.count
            WithAction(probe: probe) { probe.hit("\(count)") }
        },
        Rule("a closure that captures nothing is the same value", first: "action", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            WithAction(probe: probe) {}
        },
        Rule("an Equatable view is compared by ==", first: "loose", then: "") {
            $0.count += 2
        } view: { probe, knob in
            Loose(parity: knob.count, probe: probe)
        },
        Rule("and evaluated when == says no", first: "loose", then: "loose") {
            $0.count += 1
        } view: { probe, knob in
            Loose(parity: knob.count, probe: probe)
        },
        Rule("a view in a let is the view", first: "a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            let view = Plain(name: "a", value: knob.count, probe: probe)
            let framed = view.padding()
            framed
        },
    ]

    private static let identity: [Rule] = [
        Rule("a new value at the same place keeps the state", first: "new a, a, +a", then: "a") {
            $0.isOn = true
        } view: { probe, knob in
            Leaf("a", knob.isOn ? 1 : 2, probe)
        },
        Rule("two branches are two identities", first: "new a, a, +a", then: "-a, end a, new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            if knob.isOn { Leaf("a", probe) } else { Leaf("a", probe) }
        },
        Rule("an if without else inserts", first: "", then: "new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            if knob.isOn { Leaf("a", probe) }
        },
        Rule("what stands after an if keeps its place", first: "new b, b, +b", then: "new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            if knob.isOn { Leaf("a", probe) }
            Leaf("b", probe)
        },
        Rule(
            "the cases of a switch are identities", first: "new zero, zero, +zero",
            then: "-zero, end zero, new two, two, +two"
        ) {
            $0.count = 2
        } view: { probe, knob in
            switch knob.count {
            case 0: Leaf("zero", probe)
            case 1: Leaf("one", probe)
            default: Leaf("two", probe)
            }
        },
        Rule("an optional view comes", first: "", then: "new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            knob.isOn ? Leaf("a", probe) : nil
        },
        Rule("another id is another view", first: "new a, a, +a", then: "-a, end a, new a, a, +a") {
            $0.count += 1
        } view: { probe, knob in
            Leaf("a", probe).id(knob.count)
        },
        Rule("the same id is the same view", first: "new a, a, +a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            Leaf("a", knob.count, probe).id("same")
        },
        Rule(
            "an id goes for all that is below it", first: "new a, a, +a, new b, b, +b",
            then: "-a, end a, -b, end b, new a, a, +a, new b, b, +b"
        ) {
            $0.count += 1
        } view: { probe, knob in
            VStack {
                Leaf("a", probe)
                HStack { Leaf("b", probe) }
            }
            .id(knob.count)
        },
        Rule("AnyView with the same type keeps the state", first: "new a, a, +a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            AnyView(Leaf("a", knob.count, probe))
        },
        Rule("AnyView with another type drops it", first: "new a, a, +a", then: "-a, end a, new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            knob.isOn ? AnyView(Leaf("a", probe).padding()) : AnyView(Leaf("a", probe))
        },
        Rule("a group is no place of its own", first: "new a, a, +a, new b, b, +b", then: "b") {
            $0.count += 1
        } view: { probe, knob in
            Group {
                Leaf("a", probe)
                Leaf("b", knob.count, probe)
            }
        },
        Rule("onAppear of a group runs for each view", first: "new a, a, +a, new b, b, +b, each, each", then: "") {
            $0.unread += 1
        } view: { probe, _ in
            Group {
                Leaf("a", probe)
                Leaf("b", probe)
            }
            .onAppear { probe.hit("each") }
        },
        Rule("and for each that joins it", first: "a, each", then: "b, each") {
            $0.isOn = true
        } view: { probe, knob in
            Group {
                Plain(name: "a", probe: probe)
                if knob.isOn { Plain(name: "b", probe: probe) }
            }
            .onAppear { probe.hit("each") }
        },
        Rule("an empty view never appears", first: "", then: "") {
            $0.isOn = true
        } view: { probe, _ in
            EmptyView().onAppear { probe.hit("appeared") }
        },
    ]

    private static let forEach: [Rule] = [
        Rule("moved elements keep their state", first: "new a, a, +a, new b, b, +b, new c, c, +c", then: "") {
            $0.names.reverse()
        } view: { probe, knob in
            ForEach(knob.names, id: \.self) { Leaf($0, probe) }
        },
        Rule(
            "an inserted element is the only one made", first: "new a, a, +a, new b, b, +b, new c, c, +c",
            then: "new x, x, +x"
        ) {
            $0.names.insert("x", at: 0)
        } view: { probe, knob in
            ForEach(knob.names, id: \.self) { Leaf($0, probe) }
        },
        Rule(
            "a removed element is the only one that goes", first: "new a, a, +a, new b, b, +b, new c, c, +c",
            then: "-b, end b"
        ) {
            $0.names.remove(at: 1)
        } view: { probe, knob in
            ForEach(knob.names, id: \.self) { Leaf($0, probe) }
        },
        Rule(
            "ids by place: the last place goes", first: "new a, a, +a, new b, b, +b, new c, c, +c",
            then: "b, c, -c, end c"
        ) {
            $0.names.removeFirst()
        } view: { probe, knob in
            ForEach(Array(knob.names.enumerated()), id: \.offset) { Leaf($0.element, probe) }
        },
        Rule("Identifiable elements", first: "new a, a, +a, new b, b, +b, new c, c, +c", then: "-a, end a") {
            $0.names.removeFirst()
        } view: { probe, knob in
            ForEach(knob.names.map(Named.init)) { Leaf($0.id, probe) }
        },
        Rule("a constant range", first: "new 0, 0, +0, new 1, 1, +1", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            ForEach(0..<2) { Leaf("\($0)", probe) }
        },
        Rule("a range with an id may grow", first: "new 0, 0, +0", then: "new 1, 1, +1") {
            $0.count += 1
        } view: { probe, knob in
            ForEach(0..<knob.count + 1, id: \.self) { Leaf("\($0)", probe) }
        },
        Rule("two ForEachs with the same ids are apart", first: "new a, a, +a, new a, a, +a", then: "-a, end a") {
            $0.isOn = true
        } view: { probe, knob in
            ForEach(["a"], id: \.self) { Leaf($0, probe) }
            ForEach(knob.isOn ? [] : ["a"], id: \.self) { Leaf($0, probe) }
        },
    ]

    private static let wrappers: [Rule] = [
        Rule("a modifier's body runs for its own value", first: "frame, a", then: "frame") {
            $0.count += 1
        } view: { probe, knob in
            Plain(name: "a", probe: probe).modifier(Framed(width: knob.count, probe: probe))
        },
        Rule("and not for that of its content", first: "frame, a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            Plain(name: "a", value: knob.count, probe: probe).modifier(Framed(width: 1, probe: probe))
        },
        Rule("the content keeps its state", first: "frame, new a, a, +a", then: "frame") {
            $0.count += 1
        } view: { probe, knob in
            Leaf("a", probe).modifier(Framed(width: knob.count, probe: probe))
        },
        Rule("a condition around a modifier drops the state", first: "new a, a, +a", then: "-a, end a, new a, a, +a") {
            $0.isOn = true
        } view: { probe, knob in
            Leaf("a", probe).framed(if: knob.isOn)
        },
        Rule("a condition in a modifier's argument keeps it", first: "new a, a, +a", then: "") {
            $0.isOn = true
        } view: { probe, knob in
            Leaf("a", probe).opacity(knob.isOn ? 0.5 : 1)
        },
        Rule("an empty modifier changes nothing", first: "new a, a, +a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            Leaf("a", knob.count, probe).modifier(EmptyModifier())
        },
        Rule("two modifiers as one", first: "frame, frame, a", then: "frame") {
            $0.count += 1
        } view: { probe, knob in
            Plain(name: "a", probe: probe)
                .modifier(Framed(width: 1, probe: probe).concat(Framed(width: knob.count, probe: probe)))
        },
        Rule("equatable() asks the == of plain bits", first: "", then: "") {
            $0.count += 2
        } view: { _, knob in
            Bits(number: knob.count).equatable()
        },
    ]

    private struct Card<Content: View>: View {
        let probe: Probe
        let content: Content
        init(probe: Probe, @ViewBuilder content: () -> Content) {
            self.probe = probe
            self.content = content()
        }
        var body: some View {
            probe.hit("card")
            return VStack { content }
        }
    }

    private struct WithAction: View {
        let probe: Probe
        let action: () -> Void
        var body: some View {
            probe.hit("action")
            return Color.red.onTapGesture(perform: action)
        }
    }

    private struct Loose: View, Equatable {
        let parity: Int
        let probe: Probe
        nonisolated static func == (left: Loose, right: Loose) -> Bool { left.parity % 2 == right.parity % 2 }
        var body: some View {
            probe.hit("loose")
            return Color.red
        }
    }

    private struct Named: Identifiable {
        let id: String
    }

    private struct Framed: ViewModifier {
        let width: Int
        let probe: Probe
        func body(content: Content) -> some View {
            probe.hit("frame")
            return content.frame(width: CGFloat(100 + width))
        }
    }

    private struct Bits: View, Equatable {
        let number: Int
        nonisolated static func == (left: Bits, right: Bits) -> Bool { left.number % 2 == right.number % 2 }
        var body: some View { Text("\(number)") }
    }

    func testEquatableKeepsWhatWasShownWhileTheValuesAreEqual() async {
        let knob = Knob()
        let host = host { Shown(knob: knob) }
        XCTAssertEqual(host.texts, ["0", "0"])
        knob.count = 2
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["0", "2"], "plain bits are compared as bits unless equatable() is asked for")
        knob.count = 3
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["3", "3"])
    }

    private struct Shown: View {
        let knob: Knob
        var body: some View {
            VStack {
                Bits(number: knob.count).equatable()
                Bits(number: knob.count)
            }
        }
    }
}

extension View {
    @ViewBuilder fileprivate func framed(if condition: Bool) -> some View {
        if condition { frame(width: 100) } else { self }
    }
}
