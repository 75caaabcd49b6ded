import ScrollUI

/// A new record for a piece, kept in one of the possible ways.
struct DataflowSourceView: View {
    let source: DataflowSource
    let key: Int
    let piece: DataflowPiece
    @Binding var outer: DataflowRecord
    let bench: DataflowBench

    var body: some View {
        switch source {
        case .state: DataflowState(record: bench.initial(key), place: place)
        case .stateObject: DataflowStateObject(model: DataflowPublished(bench.initial(key)), place: place)
        case .observedObject: DataflowObserved(model: bench.published(key), place: place)
        case .environmentObject: DataflowEnvironment(place: place).environmentObject(bench.published(key))
        case .observable: DataflowBindable(model: bench.observable(key), place: place)
        case .environmentObservable: DataflowEnvironmentObservable(place: place).environment(bench.observable(key))
        case .functions: DataflowFunctions(record: bench.initial(key), place: place)
        case .passedOn: DataflowPassedOn(record: $outer, place: place)
        }
    }

    private var place: DataflowPlace { DataflowPlace(key: key, piece: piece, bench: bench) }
}

/// The content below a source.
private struct DataflowPlace {
    let key: Int
    let piece: DataflowPiece
    let bench: DataflowBench

    @MainActor
    func view(_ record: Binding<DataflowRecord>) -> some View {
        bench.bindings[key] = record
        return DataflowPieceView(piece: piece, record: record, bench: bench)
    }
}

private struct DataflowState: View {
    @State var record: DataflowRecord
    let place: DataflowPlace
    var body: some View { place.view($record) }
}

private struct DataflowStateObject: View {
    @StateObject private var model: DataflowPublished
    private let place: DataflowPlace

    init(model: @autoclosure @escaping () -> DataflowPublished, place: DataflowPlace) {
        _model = StateObject(wrappedValue: model())
        self.place = place
    }

    var body: some View { place.view($model.record) }
}

private struct DataflowObserved: View {
    @ObservedObject var model: DataflowPublished
    let place: DataflowPlace
    var body: some View { place.view($model.record) }
}

private struct DataflowEnvironment: View {
    @EnvironmentObject private var model: DataflowPublished
    let place: DataflowPlace
    init(place: DataflowPlace) { self.place = place }
    var body: some View { place.view($model.record) }
}

private struct DataflowBindable: View {
    @Bindable var model: DataflowObservable
    let place: DataflowPlace
    var body: some View { place.view($model.record) }
}

private struct DataflowEnvironmentObservable: View {
    @Environment(DataflowObservable.self) private var model
    let place: DataflowPlace
    init(place: DataflowPlace) { self.place = place }
    var body: some View {
        @Bindable var model = model
        return place.view($model.record)
    }
}

private struct DataflowFunctions: View {
    @State var record: DataflowRecord
    let place: DataflowPlace
    var body: some View { place.view(Binding(get: { record }, set: { record = $0 })) }
}

private struct DataflowPassedOn: View {
    @Binding var record: DataflowRecord
    let place: DataflowPlace
    var body: some View { place.view($record) }
}
