import ScrollAnalysis

/// A tuning's word, and how its curves are drawn.
struct PlotLegend: Equatable, Sendable {
    var label: String
    /// The name of its feel, where the label is one of two letters.
    var title: String?
    var isDashed: Bool
    /// It is one of A and B.
    var isCompared = false

    /// It was measured elsewhere.
    var isMeasured = false

    /// Of the line of what was measured elsewhere, in points.
    static let measuredWidth = 4.0

    /// A curve that was measured elsewhere.
    static func measured(_ name: String) -> PlotLegend { PlotLegend(label: name, isDashed: false, isMeasured: true) }

    /// Of its line, in points.
    var width: Double { isMeasured ? Self.measuredWidth : 1.5 }

    /// Of its line.
    var ink: PlotInk {
        if isMeasured { return .measured }
        if isCompared { return .compared(isDashed ? .b : .a, isSecond: false) }
        return isDashed ? .other : .curve(.offset, isSecond: false)
    }

    var dash: [Double] { isDashed ? [5, 4] : [] }

    /// The label with the name of its feel.
    var text: String { title.map { "\(label): \($0)" } ?? label }
}

extension CurveData {
    /// Empty where one tuning is all there is.
    var legend: [PlotLegend] {
        guard curves.count > 1 else { return [] }
        return curves.enumerated().map { index, curve in
            PlotLegend(label: curve.label, title: curve.title, isDashed: index > 0, isCompared: isComparison)
        }
    }

    /// What a tuning's curve is drawn with.
    func ink(_ index: Int, _ quantity: CurveQuantity, isSecond: Bool) -> PlotInk {
        if isComparison { return .compared(index == 0 ? .a : .b, isSecond: isSecond) }
        return index == 0 ? .curve(quantity, isSecond: isSecond) : .other
    }
}
