import ScrollUI

/// The numbers of a gesture, a column for each tuning.
struct NumbersTable: View {
    let labels: [String]
    let numbers: [FeelNumbers?]

    /// Points.
    static let columnWidth = 84.0
    static let nameWidth = 118.0

    /// With so many tunings.
    static func width(_ columns: Int) -> Double { nameWidth + Double(columns) * columnWidth + 24 }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                row(NumbersRow(name: "Feel of this take", values: labels), isHead: true)
                ForEach(rows, id: \.name) { line in
                    row(line, isHead: false)
                    Hairline()
                }
            }
            .padding(.horizontal, 12)
            .padding(.bottom, 8)
        }
        .id("numbers")
    }

    private func row(_ row: NumbersRow, isHead: Bool) -> some View {
        HStack(spacing: 0) {
            Text(row.name).foregroundStyle(Palette.secondary)
            Spacer(minLength: 4)
            ForEach(Array(row.values.enumerated()), id: \.offset) { index, value in
                Text(value)
                    .foregroundStyle(isHead ? (index == 0 ? Palette.accent : Palette.secondary) : Palette.text)
                    .frame(width: Self.columnWidth, alignment: .trailing)
            }
        }
        .font(TypeScale.hint)
        .frame(height: 20)
    }

    private var rows: [NumbersRow] { NumbersRow.rows(numbers) }
}

/// A number of each tuning as text.
struct NumbersRow: Equatable {
    var name: String
    var values: [String]

    /// Those that at least one tuning has.
    static func rows(_ numbers: [FeelNumbers?]) -> [NumbersRow] {
        FeelNumber.allCases.filter { number in numbers.contains { $0?[number] != nil } }.map { number in
            NumbersRow(name: number.shortTitle, values: numbers.map { number.text($0?[number]) })
        }
    }
}
