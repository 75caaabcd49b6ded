import Foundation
import ScrollUI

/// Displays a piece with its record.
struct DataflowPieceView: View {
    let piece: DataflowPiece
    @Binding var record: DataflowRecord
    let bench: DataflowBench

    private func view(_ piece: DataflowPiece) -> DataflowPieceView {
        DataflowPieceView(piece: piece, record: $record, bench: bench)
    }

    private func views(_ pieces: [DataflowPiece]) -> some View {
        ForEach(Array(pieces.enumerated()), id: \.offset) { view($0.element) }
    }

    var body: some View {
        switch piece {
        case .source(let source, let key, let piece):
            DataflowSourceView(source: source, key: key, piece: piece, outer: $record, bench: bench)
        case .leaf(let leaf, let number): DataflowLeafView(leaf: leaf, number: number, record: $record)
        case .column(let pieces): VStack(spacing: 1) { views(pieces) }
        case .row(let pieces): HStack(spacing: 1) { views(pieces) }
        case .layers(let pieces): ZStack { views(pieces) }
        case .passed(let levels, let piece):
            if levels > 0 { view(.passed(levels - 1, piece)).padding(1) } else { view(piece) }
        case .boxed(let piece): DataflowBoxed(piece: piece, box: DataflowBox($record), bench: bench)
        default: other
        }
    }

    @ViewBuilder private var other: some View {
        switch piece {
        case .condition(let number, let first, let second):
            if record.numbers[number].isMultiple(of: 2) { view(first) } else { view(second).transition(.slide) }
        case .unwrapped(let piece):
            if let name = Binding($record.name) { DataflowNameView(name: name) }
            view(piece)
        case .lines(let isLazy): DataflowLinesView(isLazy: isLazy, record: $record)
        case .identified(let number, let piece): view(piece).id(record.numbers[number])
        case .animated(let number, let piece):
            view(piece).animation(.linear(duration: 0.2), value: record.numbers[number])
        case .transaction(let number, let piece):
            view(piece).transaction(value: record.numbers[number]) { $0.animation = .bouncy }
        case .watching(let first, let second, let piece):
            view(piece).onChange(of: record.numbers[first]) { record.numbers[second] = $1 }
        case .mix(let mix, let number, let outer):
            DataflowMixView(mix: mix, number: number, record: $record, outer: bench.bindings[outer] ?? $record)
        default: EmptyView()
        }
    }
}

@MainActor
private final class DataflowBox {
    let record: Binding<DataflowRecord>
    init(_ record: Binding<DataflowRecord>) { self.record = record }
}

private struct DataflowBoxed: View {
    let piece: DataflowPiece
    let box: DataflowBox
    let bench: DataflowBench
    var body: some View { DataflowPieceView(piece: piece, record: box.record, bench: bench) }
}

private struct DataflowNameView: View {
    @Binding var name: String
    var body: some View { Text(name) }
}

private struct DataflowLineView: View {
    @Binding var line: DataflowRecord.Line
    var body: some View { Text("line \(line.text)").frame(height: 12 + CGFloat(line.text)) }
}

private struct DataflowLinesView: View {
    let isLazy: Bool
    @Binding var record: DataflowRecord

    var body: some View {
        if isLazy {
            ScrollView { LazyVStack(spacing: 0) { rows } }.scrollIndicators(.never).frame(width: 60, height: 300)
        } else {
            VStack(spacing: 0) { rows }
        }
    }

    private var rows: some View { ForEach($record.lines) { DataflowLineView(line: $0) } }
}

private struct DataflowLeafView: View {
    let leaf: DataflowLeaf
    let number: Int
    @Binding var record: DataflowRecord

    private var value: CGFloat { CGFloat(record.numbers[number]) }
    private var plate: some View { Color.red.frame(width: 10, height: 10) }

    var body: some View {
        switch leaf {
        case .whole: Text("\(record.numbers) \(record.inner.depth) \(record.name ?? "nobody")")
        case .text: Text("\(record.numbers[number])")
        case .depth: Text("\($record.inner.depth.wrappedValue)")
        case .mapped: Text("\(Binding<Int?>($record.numbers[number]).wrappedValue ?? -1)")
        case .name: Text(record.name ?? "nobody")
        case .lineCount: Text("\(record.lines.count)")
        case .width: Color.blue.frame(width: 10 + value, height: 10)
        case .offset: plate.offset(x: value)
        case .opacity: plate.opacity(1 - Double(value) / 10)
        case .scale: plate.scaleEffect(1 + value / 4)
        case .scroll:
            ScrollView { Color.green.frame(width: 20, height: 400) }
                .scrollPosition($record.position)
                .scrollIndicators(.never)
                .frame(width: 20, height: 40)
        }
    }
}
