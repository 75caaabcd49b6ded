import Foundation

/// Formats numbers for fields.
struct NumberText: Equatable, Sendable {
    /// The smallest change that must be visible. It decides the number of decimals.
    let step: Double

    /// The maximum number of decimals.
    private static let mostDecimals = 6

    /// Returns `value` with enough decimals for the step and for the value itself, at most six, and no trailing zeros
    /// beyond the step's. A number that needs more is cut after four.
    func string(_ value: Double) -> String {
        let least = Self.decimals(of: step)
        for decimals in least...max(least, Self.mostDecimals) {
            let text = String(format: "%.\(decimals)f", value)
            if abs((Double(text) ?? value) - value) < 1e-9 { return Self.withoutMinusZero(text) }
        }
        return Self.withoutMinusZero(String(format: "%.\(max(least, 4))f", value))
    }

    private static func decimals(of step: Double) -> Int {
        (0...4).first { abs((step * pow(10, Double($0))).rounded() - step * pow(10, Double($0))) < 1e-9 } ?? 4
    }

    private static func withoutMinusZero(_ text: String) -> String {
        text.hasPrefix("-") && Double(text) == 0 ? String(text.dropFirst()) : text
    }
}
