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

/// What lies outside one tree of views: what sources begin with, the objects that no view keeps, and the bindings that
/// sources gave last.
@MainActor
final class DataflowBench {
    private let initial: [DataflowRecord]
    private var published: [Int: DataflowPublished] = [:]
    private var observables: [Int: DataflowObservable] = [:]
    var bindings: [Int: Binding<DataflowRecord>] = [:]
    /// Completions that were called.
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

    /// To be called at the end: bindings hold the views that they were made in, which hold this.
    func letGo() { bindings = [:] }

    /// What a tree has to begin with to show the same. Of a view that is gone nothing is left.
    var records: [DataflowRecord] {
        initial.indices.map {
            published[$0]?.record ?? observables[$0]?.record ?? bindings[$0]?.wrappedValue ?? initial[$0]
        }
    }
}
