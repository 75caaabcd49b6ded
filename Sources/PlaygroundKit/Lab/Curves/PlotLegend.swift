/// A tuning's word, and how its curves are drawn.
struct PlotLegend: Equatable, Sendable {
    var label: String
    var isDashed: Bool

    /// Of its line.
    var ink: PlotInk { isDashed ? .other : .curve(.offset, isSecond: false) }
    var dash: [Double] { isDashed ? [5, 4] : [] }
}

extension CurveData {
    /// Empty where one tuning is all there is.
    var legend: [PlotLegend] {
        guard curves.count > 1 else { return [] }
        return curves.enumerated().map { PlotLegend(label: $1.label, isDashed: $0 > 0) }
    }
}
