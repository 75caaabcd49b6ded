import Foundation

/// Writes and reads numbers as fields show them.
struct NumberText: Equatable, Sendable {
    /// The smallest change that must be seen; decides how many decimals are shown.
    let step: Double

    /// Enough decimals for the step and for the value itself, four at most; no zeros beyond those of the step.
    func string(_ value: Double) -> String {
        let least = Self.decimals(of: step)
        for decimals in least..<max(least + 1, 5) {
            let text = String(format: "%.\(decimals)f", value)
            if decimals == 4 || abs((Double(text) ?? value) - value) < 1e-9 { return Self.withoutMinusZero(text) }
        }
        return Self.withoutMinusZero(String(format: "%.\(least)f", value))
    }

    /// The number that a person typed; a comma is as good as a point. Nil when it is none.
    static func value(_ text: String) -> Double? {
        let trimmed = text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
        guard let value = Double(trimmed), value.isFinite else { return nil }
        return value
    }

    private static func decimals(of step: Double) -> Int {
        (0...4).first { abs((step * pow(10, Double($0))).rounded() - step * pow(10, Double($0))) < 1e-9 } ?? 4
    }

    private static func withoutMinusZero(_ text: String) -> String {
        text.hasPrefix("-") && Double(text) == 0 ? String(text.dropFirst()) : text
    }
}
