import ScrollAnalysis

/// The legend of a tuning: its label and the style of its curves.
struct PlotLegend: Equatable, Sendable {
    var label: String
    /// The name of its feel, if the label is A or B.
    var title: String?
    var isDashed: Bool
    /// Whether it is A or B of a comparison.
    var isCompared = false

    /// Whether it is a measured curve.
    var isMeasured = false

    /// The line width of measured curves, in points.
    static let measuredWidth = 4.0

    /// The legend of a measured curve.
    static func measured(_ name: String) -> PlotLegend { PlotLegend(label: name, isDashed: false, isMeasured: true) }

    /// The line width, in points.
    var width: Double { isMeasured ? Self.measuredWidth : 1.5 }

    /// The ink of the line.
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
    /// Empty for a single tuning.
    var legend: [PlotLegend] {
        guard curves.count > 1 else { return [] }
        return curves.enumerated().map { index, curve in
            PlotLegend(label: curve.label, title: curve.title, isDashed: index > 0, isCompared: isComparison)
        }
    }

    /// Returns the ink of a tuning's curve.
    func ink(_ index: Int, _ quantity: CurveQuantity, isSecond: Bool) -> PlotInk {
        if isComparison { return .compared(index == 0 ? .a : .b, isSecond: isSecond) }
        return index == 0 ? .curve(quantity, isSecond: isSecond) : .other
    }
}
