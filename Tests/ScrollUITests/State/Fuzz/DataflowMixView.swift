import ScrollUI

/// The way in which one view reads two records.
enum DataflowMix: Int, CaseIterable {
    /// Both in one body.
    case body
    /// One is passed down by value to the view that reads the other.
    case handedDown
    case geometryReader
    case row
}

/// Displays a number of its record beside one of a record further out.
struct DataflowMixView: View {
    let mix: DataflowMix
    let number: Int
    @Binding var record: DataflowRecord
    let outer: Binding<DataflowRecord>

    private struct Element: Identifiable {
        let id = 0
        let value: Int
    }

    var body: some View {
        switch mix {
        case .body: DataflowMixPlate(inner: record.numbers[number], outer: outer.wrappedValue.numbers[number])
        case .handedDown: DataflowMixReader(inner: record.numbers[number], number: number, record: outer)
        case .geometryReader:
            GeometryReader { [inner = record.numbers[number]] _ in
                DataflowMixPlate(inner: inner, outer: outer.wrappedValue.numbers[number])
            }
            .frame(width: 10, height: 10)
        case .row:
            ForEach([Element(value: outer.wrappedValue.numbers[number])]) {
                DataflowMixPlate(inner: record.numbers[number], outer: $0.value)
            }
        }
    }
}

private struct DataflowMixReader: View {
    let inner: Int
    let number: Int
    @Binding var record: DataflowRecord
    var body: some View { DataflowMixPlate(inner: inner, outer: record.numbers[number]) }
}

private struct DataflowMixPlate: View {
    let inner: Int
    let outer: Int
    var body: some View {
        Color.blue.frame(width: 10, height: 10).opacity(1 - Double(inner) / 10).offset(x: CGFloat(outer))
    }
}
