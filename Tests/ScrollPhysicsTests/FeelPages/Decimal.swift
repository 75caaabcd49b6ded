import Foundation

/// A number as printed on pages: at most six significant digits, without an exponent.
func decimal(_ value: Double, digits: Int = 6) -> String {
    guard value != 0 else { return "0" }
    let whole = Int(log10(abs(value)).rounded(.down)) + 1
    let text = String(format: "%.\(max(0, digits - whole))f", value)
    guard text.contains(".") else { return text }
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}
