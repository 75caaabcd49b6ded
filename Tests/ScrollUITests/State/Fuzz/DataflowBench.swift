import Observation
import OpenCombine
import ScrollUI

final class DataflowPublished: ObservableObject {
    @Published var record: DataflowRecord
    init(_ record: DataflowRecord) { self.record = record }
}

@Observable
final class DataflowObservable {
    var record: DataflowRecord
    init(_ record: DataflowRecord) { self.record = record }
}

/// The environment of one tree of views: the initial values of sources, the objects that no view keeps, and the latest
/// bindings of sources.
@MainActor
final class DataflowBench {
    private let initial: [DataflowRecord]
    private var published: [Int: DataflowPublished] = [:]
    private var observables: [Int: DataflowObservable] = [:]
    var bindings: [Int: Binding<DataflowRecord>] = [:]
    /// The number of called completions.
    var completed = 0

    init(_ initial: [DataflowRecord]) { self.initial = initial }

    func initial(_ key: Int) -> DataflowRecord { initial[key] }

    func published(_ key: Int) -> DataflowPublished {
        if let object = published[key] { return object }
        let object = DataflowPublished(initial[key])
        published[key] = object
        return object
    }

    func observable(_ key: Int) -> DataflowObservable {
        if let object = observables[key] { return object }
        let object = DataflowObservable(initial[key])
        observables[key] = object
        return object
    }

    /// Call this at the end: bindings hold the views that created them, which hold this object.
    func letGo() { bindings = [:] }

    /// The initial records with which a tree shows the same. A removed view leaves nothing.
    var records: [DataflowRecord] {
        initial.indices.map {
            published[$0]?.record ?? observables[$0]?.record ?? bindings[$0]?.wrappedValue ?? initial[$0]
        }
    }
}
