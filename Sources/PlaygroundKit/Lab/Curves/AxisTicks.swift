import Foundation

/// Round numbers along an axis, and their text.
struct AxisTicks: Equatable, Sendable {
    /// The ticks in ascending order, all within the requested range.
    let values: [Double]
    /// The distance between ticks: 1, 2 or 5 times a power of ten.
    let step: Double

    /// The range of an axis with these ticks.
    let range: ClosedRange<Double>

    /// The largest extension of a range at one end to reach a tick, as a share of its length.
    private static let mostAdded = 0.2

    /// At most `count` ticks within `range`; at least two if the range is not empty.
    init(_ range: ClosedRange<Double>, atMost count: Int) {
        step = Self.step(length: range.upperBound - range.lowerBound, count: max(1, count))
        values = Self.values(in: range, step)
        self.range = (values.first ?? 0)...(values.last ?? 0)
    }

    /// Ticks of a range that contains `range` and ends at ticks, unless that would extend it too far. At least two.
    init(around range: ClosedRange<Double>, atMost count: Int) {
        let range = (range.upperBound - range.lowerBound).isFinite ? range : 0...1
        let length = range.upperBound - range.lowerBound
        var count = max(1, count)
        while true {
            let step = Self.step(length: length, count: count)
            let first = (range.lowerBound / step + 1e-9).rounded(.down) * step
            let last = max(first + step, (range.upperBound / step - 1e-9).rounded(.up) * step)
            let most = length > 0 ? length * Self.mostAdded : .infinity
            let start = range.lowerBound - first <= most ? first : range.lowerBound
            let end = last - range.upperBound <= most ? last : range.upperBound
            let values = Self.values(in: start...end, step)
            if values.count >= 2 {
                (self.step, self.values, self.range) = (step, values, start...end)
                return
            }
            count += 1
        }
    }

    private static func values(in range: ClosedRange<Double>, _ step: Double) -> [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        return first <= last ? (0...Int(last - first)).map { (first + Double($0)) * step } : []
    }

    private static func step(length: Double, count: Int) -> Double {
        guard length.isFinite, length > 0 else { return 1 }
        let least = length / Double(count)
        let power = pow(10, log10(least).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }

    /// Returns the text of a tick, with the decimals that the step needs.
    func text(_ value: Double) -> String {
        PlotNumber.text(value, decimals: max(0, Int((-log10(step) - 1e-9).rounded(.up))))
    }
}

/// Formats numbers for display: grouped thousands, a real minus sign, never minus zero.
enum PlotNumber {
    static func text(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "\u{2212}∞" : "∞" }
        let plain = Self.plain(abs(value), decimals: decimals)
        let isNegative = value < 0 && plain.contains { ("1"..."9").contains($0) }
        let whole = plain.prefix { $0 != "." }
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return (isNegative ? "\u{2212}" : "") + grouped + plain.dropFirst(whole.count)
    }

    /// Equal to the C library's result, but ten times as fast. The C library is called if the last digit is in doubt.
    private static func plain(_ value: Double, decimals: Int) -> String {
        let units = value * pow(10, Double(decimals))
        let part = units - units.rounded(.down)
        guard (0...6).contains(decimals), units < 1e12, abs(part - 0.5) > 1e-3 else {
            return String(format: "%.\(decimals)f", value)
        }
        let digits = String(Int(units.rounded()))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return decimals == 0 ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
