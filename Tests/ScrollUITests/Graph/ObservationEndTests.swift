import Observation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// An evaluation that is over leaves nothing at the objects that it read, even if they never change.
@MainActor
final class ObservationEndTests: XCTestCase {
    @MainActor @Observable
    final class Model {
        var text = "a"
    }

    private struct Observer { weak var value: EvaluationObserver? }

    /// The observers of all evaluations that were in a tree, as far as `note` met them.
    @MainActor
    private final class Observers {
        private var seen: [ObjectIdentifier: Observer] = [:]

        var alive: Int { seen.values.count { $0.value != nil } }

        func note(_ node: Node?) {
            guard let node else { return }
            if let observer = (node as? EvaluatedNode)?.observer {
                seen[ObjectIdentifier(observer)] = Observer(value: observer)
            }
            for child in node.children + node.detachedChildren { note(child) }
        }
    }

    private struct Reading: View {
        let model: Model
        let number: Int
        var body: some View { Text("\(number) \(model.text)").frame(height: 50) }
    }

    private struct Counter: View {
        let model: Model
        let knob: Knob
        var body: some View {
            let count = knob.count
            VStack {
                Reading(model: model, number: count)
                GeometryReader { _ in Text("\(count) \(model.text)") }
                ForEach(0..<3, id: \.self) { Text("\($0) \(count) \(model.text)") }
            }
        }
    }

    func testEvaluationsForOtherReasonsAreLetGoOf() async {
        let (model, knob, observers) = (Model(), Knob(), Observers())
        let host = host { Counter(model: model, knob: knob) }
        for count in 1...50 {
            knob.count = count
            host.wait(0.02)
            XCTAssertTrue(host.texts.contains("\(count) a"))
            observers.note(host.graph.root)
        }
        host.wait(0.1)
        let bodies = 6
        XCTAssertLessThanOrEqual(observers.alive, 2 * bodies)
        model.text = "b"
        host.wait(0.02)
        XCTAssertTrue(host.texts.contains("50 b"), "the last evaluation is still told of changes")
    }

    func testRowsThatLeaveAreLetGoOf() async {
        let (model, observers) = (Model(), Observers())
        let host = host {
            ScrollView {
                LazyVStack { ForEach(0..<2000, id: \.self) { Reading(model: model, number: $0) } }
            }
            .id("rows")
        }
        for _ in 0..<100 {
            host.notch(-3, at: CGPoint(x: 100, y: 100))
            host.wait(0.3)
            observers.note(host.graph.root)
        }
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "rows")?.contentOffset.y ?? 0, 10_000)
        XCTAssertLessThanOrEqual(observers.alive, 80, "rows in view, and some that stand aside")
    }

    func testViewsAreFreedWhateverTheyHaveRead() async {
        let (model, knob) = (Model(), Knob())
        var nodes: [WeakNode] = []
        do {
            let host = host {
                ScrollView {
                    Counter(model: model, knob: knob)
                    LazyVStack { ForEach(0..<2000, id: \.self) { Reading(model: model, number: $0) } }
                }
            }
            for count in 1...30 {
                knob.count = count
                host.notch(-3, at: CGPoint(x: 100, y: 100))
                host.wait(0.1)
                host.prefetch(within: .unlimited)
                nodes += all(from: host.graph.root)
            }
        }
        XCTAssertGreaterThan(nodes.count, 1000)
        XCTAssertEqual(nodes.count { $0.value != nil }, 0)
        model.text = "b"
    }

    private struct WeakNode { weak var value: Node? }

    private func all(from node: Node?) -> [WeakNode] {
        guard let node else { return [] }
        return [WeakNode(value: node)] + (node.children + node.detachedChildren).flatMap { all(from: $0) }
    }
}
