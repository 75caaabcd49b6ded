import Foundation
import Observation
import OpenCombine
import ScrollUI
import ViewTestSupport
import XCTest

/// Every source of a binding, through every step that a binding can take: a change runs the bodies that read the
/// changed value, and no others.
@MainActor
final class BindingFlowTests: XCTestCase {
    private typealias Change = (
        name: String, change: (Binding<FlowRecord>) -> Void, seenBy: Set<String>, texts: [String]
    )

    private let changes: [Change] = [
        ("count", { $0.wrappedValue.count += 1 }, ["whole", "count", "mapped", "third", "boxed"], ["count 1"]),
        ("depth", { $0.inner.depth.wrappedValue = 7 }, ["whole", "depth"], ["depth 7"]),
        ("name", { $0.wrappedValue.name = "Ada" }, ["whole", "optional"], ["name Ada"]),
        ("line", { $0.lines[1].text.wrappedValue = "second!" }, ["whole", "line 1"], ["line second!"]),
        ("absence", { $0.name.wrappedValue = nil }, ["whole", "name"], ["count 0"]),
        ("nothing", { $0.wrappedValue.count += 0 }, [], ["count 0"]),
        ("unread", { $0.wrappedValue.unread += 1 }, ["whole"], ["count 0"]),
    ]

    func testAChangeRunsExactlyTheBodiesThatReadWhatChanged() async {
        for source in BindingSource.allCases {
            for (name, change, seenBy, texts) in changes {
                let trace = FlowTrace()
                let host = host(300, 600) { source.root(trace) }
                guard let record = trace.record else { return XCTFail("\(source) made no binding") }
                trace.clear()
                change(record)
                host.wait(0.1)
                let ran = Set(trace.counts.keys)
                // The rule of an object: any change of it runs the views that observe it.
                if source == .observable {
                    // Changes within one property of an `@Observable` object are not distinguished.
                    XCTAssertTrue(ran.isSuperset(of: seenBy), "\(source): \(name)")
                    XCTAssertTrue(ran.isDisjoint(with: ["steps", "first", "second"]), "\(source): \(name)")
                } else {
                    XCTAssertEqual(ran.subtracting(["root"]), seenBy, "\(source): \(name)")
                }
                if !source.followsObject { XCTAssertFalse(ran.contains("root"), "\(source): \(name)") }
                XCTAssertTrue(trace.counts.values.allSatisfy { $0 == 1 }, "\(source): \(name): \(trace.counts)")
                for text in texts { XCTAssertTrue(host.texts.contains(text), "\(source): \(name): \(host.texts)") }
            }
        }
    }

    func testAnotherPropertyOfTheObjectRunsItsOwnerAlone() async {
        let trace = FlowTrace()
        let model = PublishedModel()
        let host = host(300, 600) { ObservedRoot(model: model, trace: trace) }
        trace.clear()
        model.other += 1
        host.wait(0.1)
        XCTAssertEqual(trace.counts, ["root": 1])
    }

    func testABindingOutlivesManyEvaluationsOfItsOwner() async {
        let trace = FlowTrace()
        let model = PublishedModel()
        let host = host(300, 600) { ObservedRoot(model: model, trace: trace) }
        for count in 1...5 {
            model.other += 1
            host.wait(0.05)
            model.record.count = count
            host.wait(0.05)
            XCTAssertTrue(host.texts.contains("count \(count)"))
        }
    }

    func testABindingThatIsGoneThroughAsACollectionIsReadByTheBodyThatDoes() async {
        for source in BindingSource.allCases {
            let trace = FlowTrace()
            let host = host(300, 600) { source.root(trace) }
            trace.record?.lines.wrappedValue.append(FlowLine(id: 3, text: "fourth"))
            host.wait(0.1)
            XCTAssertTrue(host.texts.contains("row fourth"), "\(source): \(host.texts)")
            trace.record?.lines.wrappedValue.removeFirst()
            host.wait(0.1)
            XCTAssertFalse(host.texts.contains("row first"), "\(source): \(host.texts)")
        }
    }

    func testRowsOfALazyStackSeeTheirElementAndNoOther() async {
        let trace = FlowTrace()
        let model = PublishedModel()
        let host = host(300, 600) { LazyFlowLines(model: model, trace: trace) }
        trace.clear()
        model.record.lines[2].text = "changed"
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("line changed"))
        XCTAssertEqual(trace.events, ["line 2"])
    }
}

private struct FlowLine: Identifiable, Equatable {
    let id: Int
    var text: String
}

private struct FlowRecord: Equatable {
    struct Inner: Equatable { var depth = 0 }

    var count = 0
    var unread = 0
    var inner = Inner()
    var name: String? = "nobody"
    var lines = [FlowLine(id: 0, text: "first"), FlowLine(id: 1, text: "second"), FlowLine(id: 2, text: "third")]
}

// MARK: Sources

private enum BindingSource: CaseIterable {
    case state, stateObject, observedObject, environmentObject, observable, functions, storage

    var followsObject: Bool { [.stateObject, .observedObject, .environmentObject, .storage].contains(self) }

    @MainActor @ViewBuilder
    func root(_ trace: FlowTrace) -> some View {
        switch self {
        case .state: StateRoot(trace: trace)
        case .stateObject: StateObjectRoot(trace: trace)
        case .observedObject: ObservedRoot(model: PublishedModel(), trace: trace)
        case .environmentObject: EnvironmentRoot(trace: trace).environmentObject(PublishedModel())
        case .observable: ObservableRoot(model: ObservableModel(), trace: trace)
        case .functions: FunctionRoot(trace: trace)
        case .storage: StorageRoot(record: Stored("record", in: FlowStorage()), trace: trace)
        }
    }
}

private final class PublishedModel: ObservableObject {
    @Published var record = FlowRecord()
    @Published var other = 0
}

@Observable
private final class ObservableModel {
    var record = FlowRecord()
}

private struct StateRoot: View {
    @State private var record = FlowRecord()
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: $record, trace: trace)
    }
}

private struct StateObjectRoot: View {
    @StateObject private var model = PublishedModel()
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: $model.record, trace: trace)
    }
}

private struct ObservedRoot: View {
    @ObservedObject var model: PublishedModel
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: $model.record, trace: trace)
    }
}

private struct EnvironmentRoot: View {
    @EnvironmentObject private var model: PublishedModel
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: $model.record, trace: trace)
    }
}

private struct ObservableRoot: View {
    @Bindable var model: ObservableModel
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: $model.record, trace: trace)
    }
}

private struct FunctionRoot: View {
    @State private var record = FlowRecord()
    let trace: FlowTrace
    var body: some View {
        trace.hit("root")
        return Steps(record: Binding(get: { record }, set: { record = $0 }), trace: trace)
    }
}

/// A custom property wrapper over a store that several views share, like `AppStorage`.
@propertyWrapper @MainActor
private struct Stored: DynamicProperty {
    @ObservedObject private var storage: FlowStorage
    private let key: String

    init(_ key: String, in storage: FlowStorage) {
        self.key = key
        self.storage = storage
    }

    var wrappedValue: FlowRecord {
        get { storage[key] }
        nonmutating set { storage[key] = newValue }
    }

    var projectedValue: Binding<FlowRecord> { $storage[key] }
}

private final class FlowStorage: ObservableObject {
    @Published private var records: [String: FlowRecord] = [:]

    subscript(key: String) -> FlowRecord {
        get { records[key] ?? FlowRecord() }
        set { records[key] = newValue }
    }
}

private struct StorageRoot: View {
    @Stored var record: FlowRecord
    let trace: FlowTrace

    init(record: Stored, trace: FlowTrace) {
        _record = record
        self.trace = trace
    }

    var body: some View {
        trace.hit("root")
        return Steps(record: $record, trace: trace)
    }
}

// MARK: Steps

@MainActor
private final class Box<Value> {
    let binding: Binding<Value>
    init(_ binding: Binding<Value>) { self.binding = binding }
}

/// Counts bodies, and keeps the root's binding.
@MainActor
private final class FlowTrace {
    private(set) var events: [String] = []
    var record: Binding<FlowRecord>?

    var counts: [String: Int] { events.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    func hit(_ name: String) { events.append(name) }
    func clear() { events.removeAll() }
}

/// Passes the binding on in every way, and reads nothing.
private struct Steps: View {
    @Binding var record: FlowRecord
    let trace: FlowTrace

    var body: some View {
        trace.hit("steps")
        trace.record = $record
        return VStack {
            FlowLeaf(name: "whole", value: $record, trace: trace) { "whole \($0.count)" }
            FlowLeaf(name: "count", value: $record.count, trace: trace) { "count \($0)" }
            FlowLeaf(name: "depth", value: $record.inner.depth, trace: trace) { "depth \($0)" }
            FlowLeaf(name: "mapped", value: Binding<Int?>($record.count), trace: trace) { "mapped \($0 ?? -1)" }
            Unwrapping(name: $record.name, trace: trace)
            First(count: $record.count, trace: trace)
            Boxed(box: Box($record.count), trace: trace)
            FlowLines(lines: $record.lines, trace: trace)
            FlowRows(lines: $record.lines)
        }
    }
}

/// Iterates over the elements' bindings.
private struct FlowRows: View {
    @Binding var lines: [FlowLine]
    var body: some View { ForEach($lines) { FlowRow(line: $0) } }
}

private struct FlowRow: View {
    @Binding var line: FlowLine
    var body: some View { Text("row \(line.text)") }
}

private struct FlowLeaf<Value>: View {
    let name: String
    @Binding var value: Value
    let trace: FlowTrace
    let text: @MainActor (Value) -> String

    var body: some View {
        trace.hit(name)
        return Text(text(value))
    }
}

private struct Unwrapping: View {
    @Binding var name: String?
    let trace: FlowTrace

    var body: some View {
        trace.hit("name")
        return Group {
            if let name = Binding($name) {
                FlowLeaf(name: "optional", value: name, trace: trace) { "name \($0)" }
            }
        }
    }
}

private struct First: View {
    @Binding var count: Int
    let trace: FlowTrace
    var body: some View {
        trace.hit("first")
        return Second(count: $count, trace: trace)
    }
}

private struct Second: View {
    @Binding var count: Int
    let trace: FlowTrace
    var body: some View {
        trace.hit("second")
        return FlowLeaf(name: "third", value: $count, trace: trace) { "third \($0)" }
    }
}

private struct Boxed: View {
    let box: Box<Int>
    let trace: FlowTrace
    var body: some View {
        trace.hit("boxed")
        return Text("boxed \(box.binding.wrappedValue)")
    }
}

/// Reads only ids through the bindings: the rows read the elements' texts.
private struct FlowLines: View {
    @Binding var lines: [FlowLine]
    let trace: FlowTrace
    var body: some View {
        ForEach(0..<3, id: \.self) { index in
            FlowLeaf(name: "line \(index)", value: $lines[index].text, trace: trace) { "line \($0)" }
        }
    }
}

private struct LazyFlowLines: View {
    @ObservedObject var model: PublishedModel
    let trace: FlowTrace
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach($model.record.lines) { $line in
                    FlowLeaf(name: "line \(line.id)", value: $line.text, trace: trace) { "line \($0)" }
                }
            }
        }
    }
}
