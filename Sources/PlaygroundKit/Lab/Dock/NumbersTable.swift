import Foundation
import ScrollAnalysis
import ScrollUI

/// The numbers of a gesture: a column for each tuning, and one for the difference of A and B. The frame numbers are
/// below.
struct NumbersTable: View {
    /// Empty for a single tuning.
    let legend: [PlotLegend]
    let labels: [String]
    let numbers: [FeelNumbers?]
    /// The frame numbers of the recorded gesture; nil if they are unknown.
    var frames: FrameNumbers?

    /// In points.
    private static let nameWidth = 118.0

    /// Returns the width of a column, in points. Three columns are narrower.
    private static func columnWidth(_ isComparison: Bool) -> Double { isComparison ? 74 : 84 }

    /// Returns the width of the table for so many tunings.
    static func width(_ tunings: Int, isComparison: Bool) -> Double {
        nameWidth + Double(tunings + (isComparison ? 1 : 0)) * columnWidth(isComparison) + 24
    }

    private var isComparison: Bool { legend.first?.isCompared == true }
    private var columns: Int { labels.count + (isComparison ? 1 : 0) }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                if !labels.isEmpty { feelRows }
                if let frames {
                    let width = Self.columnWidth(isComparison)
                    FrameRows(frames: frames, columnWidth: width, trailing: max(0, Double(columns - 1)) * width)
                        .padding(.top, 8)
                }
            }
            .padding(.horizontal, 12)
            .padding(.bottom, 8)
        }
        .id("numbers")
    }

    @ViewBuilder private var feelRows: some View {
        row("Feel of this take") { index in
            HStack(spacing: 6) {
                if index < legend.count { LegendLine(entry: legend[index]) }
                if index < labels.count {
                    Text(labels[index]).foregroundStyle(color(index))
                } else {
                    Text("B \u{2212} A").foregroundStyle(Palette.secondary)
                }
            }
        }
        ForEach(rows, id: \.name) { line in
            row(line.name) { Text(line.values[$0]) }
            Hairline()
        }
    }

    private func row<Value: View>(_ name: String, value: @escaping (Int) -> Value) -> some View {
        HStack(spacing: 0) {
            Text(name).foregroundStyle(Palette.secondary)
            Spacer(minLength: 4)
            ForEach(0..<columns, id: \.self) { index in
                value(index).frame(width: Self.columnWidth(isComparison), alignment: .trailing)
            }
        }
        .font(TypeScale.hint)
        .frame(height: 20)
    }

    private func color(_ index: Int) -> Color {
        if isComparison { return Palette.tuning(index == 0 ? .a : .b) }
        return index == 0 ? Palette.accent : Palette.secondary
    }

    private var rows: [NumbersRow] { NumbersRow.rows(numbers, withDifference: isComparison) }
}

/// A sample of a tuning's line.
struct LegendLine: View {
    let entry: PlotLegend

    var body: some View {
        Canvas { context, size in
            let ends = [CGPoint(x: 0, y: size.height / 2), CGPoint(x: size.width, y: size.height / 2)]
            let line = PlotElement.line(ends, entry.ink, width: entry.width, dash: entry.dash)
            PlotPicture(size: size, elements: [line]).draw(in: context)
        }
        .frame(width: 20, height: 8)
    }
}

/// One number of each tuning, as text.
struct NumbersRow: Equatable {
    var name: String
    var values: [String]

    /// Returns the rows of the numbers that at least one tuning has. `withDifference` adds the last tuning's value
    /// minus the first's.
    static func rows(_ numbers: [FeelNumbers?], withDifference: Bool = false) -> [NumbersRow] {
        FeelNumber.allCases.filter { number in numbers.contains { $0?[number] != nil } }.map {
            NumbersRow($0, numbers, withDifference: withDifference)
        }
    }

    /// The row of one number.
    init(_ number: FeelNumber, _ numbers: [FeelNumbers?], withDifference: Bool) {
        name = number.shortTitle
        values = numbers.map { number.text($0?[number]) }
        if withDifference { values.append(Self.difference(number, numbers)) }
    }

    private static func difference(_ number: FeelNumber, _ numbers: [FeelNumbers?]) -> String {
        guard let first = numbers.first??[number], let last = numbers.last??[number] else { return number.text(nil) }
        let text = number.text(last - first)
        return last > first && text.contains { ("1"..."9").contains($0) } ? "+" + text : text
    }
}
