import Drawing
import Foundation

extension Path: LosslessStringConvertible {
    /// The elements as numbers followed by a letter: `0 0 m 10 0 l h`. `m` begins a subpath, `l` is a line, `q` and `c` are curves with
    /// the control points first, and `h` closes the subpath.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
        }
        var steps: [String] = []
        forEach { element in
            switch element {
            case .move(let end): steps.append("\(text(end)) m")
            case .line(let end): steps.append("\(text(end)) l")
            case .quadCurve(let end, let control): steps.append("\(text(control, end)) q")
            case .curve(let end, let first, let second): steps.append("\(text(first, second, end)) c")
            case .closeSubpath: steps.append("h")
            }
        }
        return steps.joined(separator: " ")
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Creates a path from the format of ``description``; nil for other strings.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
                continue
            }
            guard addStep(word, numbers) else { return nil }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }

    /// Adds an element; returns false for an unknown letter, a wrong number of values, or a path that does not begin with `m`.
    private mutating func addStep(_ name: Substring, _ numbers: [CGFloat]) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        guard name == "m" || !isEmpty, points.count * 2 == numbers.count else { return false }
        switch (name, points.count) {
        case ("m", 1): move(to: points[0])
        case ("l", 1): addLine(to: points[0])
        case ("q", 2): addQuadCurve(to: points[1], control: points[0])
        case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): closeSubpath()
        default: return false
        }
        return true
    }
}
