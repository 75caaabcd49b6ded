import Foundation
import ScrollAnalysis

/// A number of a scene's own that can be tuned, with all that an inspector and a reader must know about it.
struct SceneNumber: Identifiable, Equatable, Sendable {
    /// Its name in files: the words of the title as one, `cardWidth`.
    let id: String
    /// Its name for people.
    let title: String
    /// Such as `pt`; empty for a plain number.
    let unit: String
    /// What is allowed, ends included.
    let range: ClosedRange<Double>
    /// What one press of an arrow key changes.
    let step: Double
    /// One sentence on what it does.
    let description: String
    /// As the program has it.
    let standard: Double
    /// There is nothing between whole numbers.
    let isWhole: Bool

    /// A number with all its parts. The range grows to have the program's own value in it.
    init(
        title: String, range: ClosedRange<Double>, standard: Double, step: Double?, unit: String, description: String,
        isWhole: Bool
    ) {
        let value = Self.finite(standard, orElse: Self.finite(range.lowerBound, orElse: 0))
        let lower = min(Self.finite(range.lowerBound, orElse: -Self.magnitude), value)
        let upper = max(Self.finite(range.upperBound, orElse: Self.magnitude), value)
        id = Self.id(ofTitle: title)
        self.title = title
        // A slider needs somewhere to go.
        self.range = lower...(upper > lower ? upper : lower + 1)
        self.standard = value
        let isStep = step.map { $0.isFinite && $0 > 0 } ?? false
        self.step = isStep ? step ?? 1 : Self.step(for: self.range, isWhole: isWhole)
        self.unit = unit
        self.description = description
        self.isWhole = isWhole
    }

    /// The nearest value that is allowed.
    func allowed(_ value: Double) -> Double {
        let value = min(max(value, range.lowerBound), range.upperBound)
        return isWhole ? value.rounded() : value
    }

    /// As much as files may hold.
    private static let magnitude = JSONReader.Limits.magnitude

    private static func finite(_ value: Double, orElse other: Double) -> Double {
        abs(value) <= magnitude ? value : value.isNaN ? other : value > 0 ? magnitude : -magnitude
    }

    /// "Card width" is `cardWidth`. A title without letters and figures is `number`.
    private static func id(ofTitle title: String) -> String {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return "number" }
        return first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// A round one, some hundred of which make the range.
    private static func step(for range: ClosedRange<Double>, isWhole: Bool) -> Double {
        let hundredth = (range.upperBound - range.lowerBound) / 100
        let decade = pow(10, log10(hundredth).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * decade }.last { $0 <= hundredth * 1.001 } ?? decade
        return isWhole ? max(1, step.rounded()) : step
    }
}

// MARK: Finding them

extension SceneNumber {
    /// Those that `view` declares, and the views that are stored in it: what its modifiers are around, the parts of a group. Views
    /// that are made in a body are not looked for, since nothing is shown yet. Of several of the same name the first counts.
    @MainActor
    static func declared(in view: some Any) -> [SceneNumber] {
        var search = DeclarationSearch()
        search.visit(view, depth: 0)
        return search.numbers
    }
}

/// Goes through what is stored in a value.
@MainActor
private struct DeclarationSearch {
    private(set) var numbers: [SceneNumber] = []
    private var visits = 0

    /// No view is nested deeper, nor has more parts; what has is data.
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
