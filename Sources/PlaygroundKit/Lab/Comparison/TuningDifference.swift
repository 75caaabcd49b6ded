import ScrollAnalysis
import ScrollPhysics

/// A number or a choice that differs between two tunings, as text.
struct TuningDifference: Identifiable, Equatable, Sendable {
    let id: String
    let name: String
    let a: String
    let b: String
}

/// The differences of two tunings, in the order of the inspector. The appearance belongs to the window and is ignored.
struct TuningDifferences: Equatable, Sendable {
    let all: [TuningDifference]

    /// Includes the numbers that `scenes` declare. Complexity: O(parameters and choices).
    init(_ a: Tuning, _ b: Tuning, in scenes: [PlaygroundScene] = []) {
        var found: [TuningDifference] = []
        func note(_ id: String, _ name: String, _ a: String, _ b: String) {
            if a != b { found.append(TuningDifference(id: id, name: name, a: a, b: b)) }
        }
        note("base", "Starts from", a.baseFeel.title, b.baseFeel.title)
        note("snapBehavior", "Snap behaviour", a.stage.snapBehavior.rawValue, b.stage.snapBehavior.rawValue)
        note("snapLimit", "Snap limit", a.stage.snapLimit.rawValue, b.stage.snapLimit.rawValue)
        for group in scenes.compactMap(TuningGroup.init(numbersOf:)) + TuningGroup.all {
            for choice in group.choices {
                note(
                    choice.id, "\(group.title): \(choice.shortTitle)", choice.title(in: a.feel),
                    choice.title(in: b.feel))
            }
            for parameter in group.parameters where parameter.value(in: a) != parameter.value(in: b) {
                note(parameter.id, "\(group.title): \(parameter.title)", parameter.text(in: a), parameter.text(in: b))
            }
        }
        all = found
    }
}

extension FeelChoice {
    fileprivate func title(in feel: ScrollFeel) -> String {
        let name = value(in: feel)
        return options.first { $0.name == name }?.title ?? name
    }
}

extension TuningParameter {
    /// Returns the value with its unit, or ∞ at the end of an open range.
    fileprivate func text(in tuning: Tuning) -> String {
        let value = value(in: tuning)
        let number = hasOpenEnd && value >= range.upperBound ? "∞" : value.shortestDecimal
        return shownUnit.isEmpty ? number : "\(number) \(shownUnit)"
    }
}
