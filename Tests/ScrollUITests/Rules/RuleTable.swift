import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// One rule of the view layer: a view, a change, and the events before and after it.
///
/// Events are `new a` (an identity was created), `a` (a body ran), `+a` and `-a` (it appeared, disappeared), `end a`
/// (its state was released). Their order within a step does not matter.
@MainActor
struct Rule {
    let name: String
    let first: String
    let then: String
    let view: @MainActor (Probe, Knob) -> AnyView
    let change: @MainActor (Knob) -> Void

    init<V: View>(
        _ name: String, first: String, then: String, change: @escaping @MainActor (Knob) -> Void,
        @ViewBuilder view: @escaping @MainActor (Probe, Knob) -> V
    ) {
        self.name = name
        self.first = first
        self.then = then
        self.change = change
        self.view = { AnyView(view($0, $1)) }
    }

    func check(file: StaticString = #filePath, line: UInt = #line) {
        let probe = Probe()
        let knob = Knob()
        let view = self.view
        let host = host { RuleRoot(probe: probe, knob: knob, view: view) }
        XCTAssertEqual(Rule.sorted(probe.events), Rule.sorted(first), "\(name): at first", file: file, line: line)
        probe.clear()
        change(knob)
        host.wait(0.05)
        XCTAssertEqual(Rule.sorted(probe.events), Rule.sorted(then), "\(name): then", file: file, line: line)
        XCTAssertFalse(host.needsFrame, "\(name): comes to rest", file: file, line: line)
    }

    private static func sorted(_ events: [String]) -> [String] { events.sorted() }

    private static func sorted(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
    }
}

/// Evaluates the row's view in a body, so that it depends on the knob's values that it reads.
private struct RuleRoot: View {
    let probe: Probe
    let knob: Knob
    let view: @MainActor (Probe, Knob) -> AnyView
    var body: some View { VStack { view(probe, knob) } }
}

/// An object that reports its creation and its end to the probe.
@MainActor
final class Life: ObservableObject {
    let name: String
    let probe: Probe

    init(_ name: String, _ probe: Probe) {
        self.name = name
        self.probe = probe
        probe.hit("new \(name)")
    }

    deinit {
        let (name, probe) = (name, probe)
        MainActor.assumeIsolated { probe.hit("end \(name)") }
    }
}

/// A view with state, whose value is a name and a number.
struct Leaf: View {
    let name: String
    let value: Int
    let probe: Probe
    @StateObject private var life: Life

    init(_ name: String, _ probe: Probe) {
        self.init(name, 0, probe)
    }

    init(_ name: String, _ value: Int, _ probe: Probe) {
        self.name = name
        self.value = value
        self.probe = probe
        _life = StateObject(wrappedValue: Life(name, probe))
    }

    var body: some View {
        probe.hit(name)
        return Text("\(name) \(value)")
            .onAppear { probe.hit("+\(name)") }
            .onDisappear { probe.hit("-\(name)") }
    }
}

/// A view without state or appearance.
struct Plain: View {
    let name: String
    var value = 0
    let probe: Probe

    var body: some View {
        probe.hit(name)
        return Text("\(name) \(value)")
    }
}
