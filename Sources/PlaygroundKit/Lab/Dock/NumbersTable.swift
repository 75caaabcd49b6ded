import Foundation
import ScrollUI

/// The numbers of a gesture, a column for each tuning.
struct NumbersTable: View {
    /// Empty where one tuning is all there is.
    let legend: [PlotLegend]
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
                row("Feel of this take") { index in
                    HStack(spacing: 6) {
                        if index < legend.count { LegendLine(entry: legend[index]) }
                        Text(labels[index]).foregroundStyle(index == 0 ? Palette.accent : Palette.secondary)
                    }
                }
                ForEach(rows, id: \.name) { line in
                    row(line.name) { Text(line.values[$0]) }
                    Hairline()
                }
            }
            .padding(.horizontal, 12)
            .padding(.bottom, 8)
        }
        .id("numbers")
    }

    private func row<Value: View>(_ name: String, value: @escaping (Int) -> Value) -> some View {
        HStack(spacing: 0) {
            Text(name).foregroundStyle(Palette.secondary)
            Spacer(minLength: 4)
            ForEach(0..<labels.count, id: \.self) { index in
                value(index).frame(width: Self.columnWidth, alignment: .trailing)
            }
        }
        .font(TypeScale.hint)
        .frame(height: 20)
    }

    private var rows: [NumbersRow] { NumbersRow.rows(numbers) }
}

/// A piece of a tuning's line.
private struct LegendLine: View {
    let entry: PlotLegend

    var body: some View {
        Canvas { context, size in
            let ends = [CGPoint(x: 0, y: size.height / 2), CGPoint(x: size.width, y: size.height / 2)]
            let line = PlotElement.line(ends, entry.ink, width: 1.5, dash: entry.dash)
            PlotPicture(size: size, elements: [line]).draw(in: context)
        }
        .frame(width: 20, height: 8)
    }
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
