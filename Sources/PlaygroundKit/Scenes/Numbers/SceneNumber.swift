import Foundation
import ScrollAnalysis

/// A tunable number of a scene, with its description for the inspector and for files.
struct SceneNumber: Identifiable, Equatable, Sendable {
    /// The name in files: the words of the title in camel case, `cardWidth`.
    let id: String
    /// The title.
    let title: String
    /// The unit, such as `pt`; empty for a plain number.
    let unit: String
    /// The allowed values, ends included.
    let range: ClosedRange<Double>
    /// The change by one press of an arrow key.
    let step: Double
    /// A one-sentence description.
    let description: String
    /// The program's own value.
    let standard: Double
    /// Whether only whole numbers are allowed.
    let isWhole: Bool

    /// A number with all its parts. The range is extended to contain the program's own value.
    init(
        title: String, range: ClosedRange<Double>, standard: Double, step: Double?, unit: String, description: String,
        isWhole: Bool
    ) {
        let value = Self.finite(standard, orElse: Self.finite(range.lowerBound, orElse: 0))
        let lower = min(Self.finite(range.lowerBound, orElse: -Self.magnitude), value)
        let upper = max(Self.finite(range.upperBound, orElse: Self.magnitude), value)
        id = Self.id(ofTitle: title)
        self.title = title
        // A slider needs a range that is not empty.
        self.range = lower...(upper > lower ? upper : lower + 1)
        self.standard = value
        let isStep = step.map { $0.isFinite && $0 > 0 } ?? false
        self.step = isStep ? step ?? 1 : Self.step(for: self.range, isWhole: isWhole)
        self.unit = unit
        self.description = description
        self.isWhole = isWhole
    }

    /// Returns the nearest allowed value.
    func allowed(_ value: Double) -> Double {
        let value = min(max(value, range.lowerBound), range.upperBound)
        return isWhole ? value.rounded() : value
    }

    /// The maximum magnitude of numbers in files.
    private static let magnitude = JSONReader.Limits.magnitude

    private static func finite(_ value: Double, orElse other: Double) -> Double {
        abs(value) <= magnitude ? value : value.isNaN ? other : value > 0 ? magnitude : -magnitude
    }

    /// Converts "Card width" to `cardWidth`. A title without letters and digits becomes `number`.
    private static func id(ofTitle title: String) -> String {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return "number" }
        return first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns a round step, about a hundredth of the range.
    private static func step(for range: ClosedRange<Double>, isWhole: Bool) -> Double {
        let hundredth = (range.upperBound - range.lowerBound) / 100
        let decade = pow(10, log10(hundredth).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * decade }.last { $0 <= hundredth * 1.001 } ?? decade
        return isWhole ? max(1, step.rounded()) : step
    }
}

// MARK: Search

extension SceneNumber {
    /// Returns the numbers declared by `view`, and by views stored in it: the content of modifiers, the parts of a
    /// group. Views that are created in a body are not searched, since nothing is shown yet. The first of several
    /// numbers with the same name counts.
    @MainActor
    static func declared(in view: some Any) -> [SceneNumber] {
        var search = DeclarationSearch()
        search.visit(view, depth: 0)
        return search.numbers
    }
}

/// Searches the stored properties of a value.
@MainActor
private struct DeclarationSearch {
    private(set) var numbers: [SceneNumber] = []
    private var visits = 0

    /// Views are not nested deeper and have no more parts. Values beyond these limits are data.
    private static let (deepest, mostVisits) = (32, 10_000)

    mutating func visit(_ value: Any, depth: Int) {
        if let property = value as? any TunableProperty {
            let number = property.number
            if !numbers.contains(where: { $0.id == number.id }) { numbers.append(number) }
            return
        }
        visits += 1
        guard depth < Self.deepest, visits < Self.mostVisits else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .tuple, .enum, .optional: for child in mirror.children { visit(child.value, depth: depth + 1) }
        default: break
        }
    }
}
