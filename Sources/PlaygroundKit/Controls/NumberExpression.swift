import Foundation

/// A calculation typed into a number field: `0.998^2`, `1/3`, `2*(3+4)`.
///
/// Numbers with a point or a comma; `+`, `-`, `*`, `/` and `^` with the usual precedence, where `^` associates to the
/// right and binds tighter than a sign; parentheses. `×`, `÷` and `−` are equivalent to their ASCII forms. Complexity:
/// O(length).
struct NumberExpression {
    /// The reason why a text is not a calculation, short enough to fit beside a field.
    struct Problem: Error, Equatable, Sendable {
        let message: String
    }

    /// The maximum nesting depth. Each level uses stack space.
    private static let deepest = 50

    private let characters: [Character]
    private var index = 0
    private var depth = 0

    private init(_ text: String) {
        characters = text.map { Self.ascii[$0] ?? $0 }
    }

    private static let ascii: [Character: Character] = [",": ".", "×": "*", "÷": "/", "−": "-", "·": "*"]

    /// Returns the value of `text`, which is finite.
    static func value(of text: String) -> Result<Double, Problem> {
        var expression = NumberExpression(text)
        do throws(Problem) {
            return .success(try expression.whole())
        } catch {
            return .failure(error)
        }
    }

    private mutating func whole() throws(Problem) -> Double {
        let value = try sum()
        skipSpaces()
        if let rest = next { throw Problem(message: rest == ")" ? "( is missing" : "\(rest) unexpected") }
        guard value.isFinite else { throw Problem(message: "too large") }
        return value
    }

    private mutating func sum() throws(Problem) -> Double {
        var value = try product()
        while let sign = take("+-") {
            let other = try product()
            value = sign == "+" ? value + other : value - other
        }
        return value
    }

    private mutating func product() throws(Problem) -> Double {
        var value = try signed()
        while let sign = take("*/") {
            let other = try signed()
            guard sign == "*" || other != 0 else { throw Problem(message: "divides by 0") }
            value = sign == "*" ? value * other : value / other
        }
        return value
    }

    private mutating func signed() throws(Problem) -> Double {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw Problem(message: "too many (") }
        guard let sign = take("+-") else { return try power() }
        let value = try signed()
        return sign == "-" ? -value : value
    }

    private mutating func power() throws(Problem) -> Double {
        let base = try operand()
        guard take("^") != nil else { return base }
        let exponent = try signed()
        let value = pow(base, exponent)
        guard !value.isNaN else { throw Problem(message: "no real root") }
        guard base != 0 || exponent >= 0 else { throw Problem(message: "divides by 0") }
        return value
    }

    private mutating func operand() throws(Problem) -> Double {
        guard take("(") != nil else { return try number() }
        let value = try sum()
        guard take(")") != nil else { throw Problem(message: next.map { "\($0) unexpected" } ?? ") is missing") }
        return value
    }

    private mutating func number() throws(Problem) -> Double {
        skipSpaces()
        let start = index
        while let next, next.isASCII, next.isNumber || next == "." { index += 1 }
        let digits = String(characters[start..<index])
        guard !digits.isEmpty else {
            throw Problem(message: next.map { "\($0) unexpected" } ?? "needs a number")
        }
        guard let value = Double(digits) else { throw Problem(message: "not a number") }
        return value
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func skipSpaces() {
        while next?.isWhitespace == true { index += 1 }
    }

    private mutating func take(_ wanted: String) -> Character? {
        skipSpaces()
        guard let next, wanted.contains(next) else { return nil }
        index += 1
        return next
    }
}
