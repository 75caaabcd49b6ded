import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// One row for each rule of state and data flow.
@MainActor
final class StateRuleTests: XCTestCase {
    func testObservablesEvaluateThoseWhoReadTheProperty() async {
        for rule in Self.observables { rule.check() }
    }

    func testObjectsEvaluateThoseWhoHoldThem() async {
        for rule in Self.objects { rule.check() }
    }

    func testTheEnvironmentEvaluatesThoseWhoReadTheKey() async {
        for rule in Self.environment { rule.check() }
    }

    func testBindingsEvaluateThoseWhoReadTheValue() async {
        for rule in Self.bindings { rule.check() }
    }

    func testDynamicPropertiesAreBroughtUpToDateBeforeTheBody() async {
        for rule in Self.dynamicProperties { rule.check() }
    }

    func testTheCallsOfALifetime() async {
        for rule in Self.lifetime { rule.check() }
    }

    private static let observables: [Rule] = [
        Rule("a property that the body read", first: "reader", then: "reader") {
            $0.count += 1
        } view: { probe, knob in
            Reader(knob: knob, probe: probe)
        },
        Rule("a property that it did not read", first: "reader", then: "") {
            $0.unread += 1
        } view: { probe, knob in
            Reader(knob: knob, probe: probe)
        },
        Rule("several changes are one update", first: "reader", then: "reader") {
            $0.count += 1
            $0.count += 1
            $0.count += 1
        } view: { probe, knob in
            Reader(knob: knob, probe: probe)
        },
        Rule("a row reads for itself", first: "row a, row b, row c", then: "row a, row b, row c") {
            $0.count += 1
        } view: { probe, knob in
            ForEach(["a", "b", "c"], id: \.self) { name in
                let _ = probe.hit("row \(name)")
                Text("\(name) \(knob.count)")
            }
        },
        Rule("a binding to a property depends on it", first: "bound", then: "bound") {
            $0.count += 1
        } view: { probe, knob in
            Bound(value: Bindable(knob).count, probe: probe)
        },
        Rule("@Bindable does not read by itself", first: "bindable", then: "") {
            $0.count += 1
        } view: { probe, knob in
            Binder(knob: knob, probe: probe)
        },
        Rule("an object in @State is watched in the same way", first: "owner", then: "") {
            $0.unread += 1
        } view: { probe, knob in
            Owner(probe: probe)
        },
    ]

    private static let objects: [Rule] = [
        Rule("a StateObject is made once, whatever the parent does", first: "new a, a, +a", then: "a") {
            $0.count += 1
        } view: { probe, knob in
            Leaf("a", knob.count, probe)
        },
        Rule("an ObservedObject evaluates for any change", first: "observer", then: "observer") { _ in
            shared.other += 1
        } view: { probe, _ in
            Observer(object: shared, probe: probe)
        },
        Rule("another object is followed instead", first: "observer", then: "observer") {
            $0.isOn = true
        } view: { probe, knob in
            Observer(object: knob.isOn ? second : shared, probe: probe)
        },
        Rule("an object in the environment evaluates its readers", first: "outer, inner", then: "inner") { _ in
            shared.value += 1
        } view: { probe, _ in
            Plain(name: "outer", probe: probe)
            EnvironmentObserver(name: "inner", probe: probe).environmentObject(shared)
        },
        Rule("the nearest object of a type counts", first: "inner", then: "") { _ in
            shared.value += 1
        } view: { probe, _ in
            EnvironmentObserver(name: "inner", probe: probe).environmentObject(second).environmentObject(shared)
        },
        Rule("a view that lacks its object is left out", first: "after", then: "") { _ in
        } view: { probe, _ in
            EnvironmentObserver(name: "missing", probe: probe)
            Plain(name: "after", probe: probe)
        },
        Rule("another object in the environment evaluates its readers", first: "inner", then: "inner") {
            $0.isOn = true
        } view: { probe, knob in
            EnvironmentObserver(name: "inner", probe: probe).environmentObject(knob.isOn ? second : shared)
        },
    ]

    private static let environment: [Rule] = [
        Rule("the reader of a changed key", first: "dial, other", then: "dial") {
            $0.count += 1
        } view: { probe, knob in
            VStack {
                DialReader(probe: probe)
                OtherReader(probe: probe)
            }
            .environment(\.dial, knob.count)
        },
        Rule("an equal value evaluates nobody", first: "dial", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            DialReader(probe: probe).environment(\.dial, 7)
        },
        Rule("a nearer value shields from one further out", first: "dial", then: "") {
            $0.count += 1
        } view: { probe, knob in
            DialReader(probe: probe).environment(\.dial, 1).environment(\.dial, knob.count)
        },
        Rule("a value made from the one further out follows it", first: "dial", then: "dial") {
            $0.count += 1
        } view: { probe, knob in
            DialReader(probe: probe).transformEnvironment(\.dial) { $0 += 10 }.environment(\.dial, knob.count)
        },
        Rule("an observable object by its type", first: "typed", then: "typed") {
            $0.count += 1
        } view: { probe, knob in
            TypedReader(probe: probe).environment(knob)
        },
        Rule("only the properties that were read", first: "typed", then: "") {
            $0.unread += 1
        } view: { probe, knob in
            TypedReader(probe: probe).environment(knob)
        },
        Rule("an optional object may be missing", first: "none", then: "") { _ in
        } view: { probe, _ in
            OptionalReader(probe: probe)
        },
        Rule("and is found when it is there", first: "some", then: "") { _ in
        } view: { probe, knob in
            OptionalReader(probe: probe).environment(knob)
        },
        Rule("a view that lacks its observable object is left out", first: "", then: "") { _ in
        } view: { probe, _ in
            TypedReader(probe: probe)
        },
    ]

    private static let bindings: [Rule] = [
        Rule("a member of a value", first: "bound", then: "bound") {
            $0.point.x += 1
        } view: { probe, knob in
            Bound(value: Bindable(knob).point.x, probe: probe)
        },
        Rule("an equal constant is the same value", first: "bound", then: "") {
            $0.count += 1
        } view: { probe, knob in
            let _ = knob.count
            Bound(value: .constant(3), probe: probe)
        },
        Rule("another constant is not", first: "bound", then: "bound") {
            $0.count += 1
        } view: { probe, knob in
            Bound(value: .constant(knob.count), probe: probe)
        },
        Rule("a binding that is passed on and not read", first: "passer, bound", then: "bound") {
            $0.count += 1
        } view: { probe, knob in
            Passer(value: Bindable(knob).count, probe: probe)
        },
    ]

    private static let dynamicProperties: [Rule] = [
        Rule("update() comes before the body", first: "update, held 1", then: "update, held 2") {
            $0.count += 1
        } view: { probe, knob in
            Holder(knob: knob, probe: probe)
        },
        Rule("state inside is kept with the view", first: "update, held 1", then: "") {
            $0.unread += 1
        } view: { probe, knob in
            Holder(knob: knob, probe: probe)
        },
    ]

    private static let lifetime: [Rule] = [
        Rule("onChange sees old and new", first: "", then: "0>1") {
            $0.count = 1
        } view: { probe, knob in
            Color.red.onChange(of: knob.count) { probe.hit("\($0)>\($1)") }
        },
        Rule("onChange with initial", first: "0", then: "1") {
            $0.count = 1
        } view: { probe, knob in
            Color.red.onChange(of: knob.count, initial: true) { probe.hit("\(knob.count)") }
        },
        Rule("onChange of several changes in one update", first: "", then: "0>3") {
            $0.count = 1
            $0.count = 3
        } view: { probe, knob in
            Color.red.onChange(of: knob.count) { probe.hit("\($0)>\($1)") }
        },
        Rule("onAppear again after coming back", first: "+a", then: "+a, -a") {
            $0.count = 1
        } view: { probe, knob in
            Color.red.onAppear { probe.hit("+a") }.onDisappear { probe.hit("-a") }.id(knob.count)
        },
    ]

    final class Box: ObservableObject {
        @Published var value = 0
        @Published var other = 0
    }

    private static let shared = Box()
    private static let second = Box()

    private struct Reader: View {
        let knob: Knob
        let probe: Probe
        var body: some View { probe.text("reader", knob.count) }
    }

    private struct Bound: View {
        @Binding var value: Int
        let probe: Probe
        var body: some View { probe.text("bound", value) }
    }

    private struct Passer: View {
        @Binding var value: Int
        let probe: Probe
        var body: some View {
            probe.hit("passer")
            return Bound(value: $value, probe: probe)
        }
    }

    private struct Binder: View {
        @Bindable var knob: Knob
        let probe: Probe
        var body: some View {
            probe.hit("bindable")
            let _ = $knob.count
            return Color.red
        }
    }

    private struct Owner: View {
        @State private var knob = Knob()
        let probe: Probe
        var body: some View { probe.text("owner", knob.count) }
    }

    private struct Observer: View {
        @ObservedObject var object: Box
        let probe: Probe
        var body: some View { probe.text("observer", object.value) }
    }

    private struct EnvironmentObserver: View {
        let name: String
        let probe: Probe
        @EnvironmentObject private var object: Box
        var body: some View { probe.text(name, object.value) }
    }

    private struct DialReader: View {
        @Environment(\.dial) private var dial
        let probe: Probe
        var body: some View { probe.text("dial", dial) }
    }

    private struct OtherReader: View {
        @Environment(\.isEnabled) private var isEnabled
        let probe: Probe
        var body: some View { probe.text("other", isEnabled) }
    }

    private struct TypedReader: View {
        @Environment(Knob.self) private var knob
        let probe: Probe
        var body: some View { probe.text("typed", knob.count) }
    }

    private struct OptionalReader: View {
        @Environment(Knob.self) private var knob: Knob?
        let probe: Probe
        var body: some View {
            probe.hit(knob == nil ? "none" : "some")
            return Color.red
        }
    }

    private struct Held: DynamicProperty {
        @State private var updates = Counter()
        let knob: Knob
        let probe: Probe

        @MainActor final class Counter {
            var count = 0
        }

        var count: Int { updates.count }

        mutating func update() {
            probe.hit("update")
            _ = knob.count
            updates.count += 1
        }
    }

    private struct Holder: View {
        private let held: Held
        private let probe: Probe
        init(knob: Knob, probe: Probe) {
            held = Held(knob: knob, probe: probe)
            self.probe = probe
        }
        var body: some View {
            probe.hit("held \(held.count)")
            return Color.red
        }
    }
}

extension Probe {
    /// The body of a view that is counted by its name and displays a value.
    fileprivate func text(_ name: String, _ value: some CustomStringConvertible) -> Text {
        hit(name)
        return Text("\(value)")
    }
}

private enum DialKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var dial: Int {
        get { self[DialKey.self] }
        set { self[DialKey.self] = newValue }
    }
}
