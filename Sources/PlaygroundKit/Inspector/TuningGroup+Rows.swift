import ScrollPhysics

/// A row of the inspector, or the rows of a spring.
enum TuningRow: Identifiable, Sendable {
    case number(TuningParameter)
    case spring(TunedSpring)

    var id: String {
        switch self {
        case .number(let parameter): parameter.id
        case .spring(let spring): "spring rows " + spring.id
        }
    }
}

extension TuningGroup {
    /// The rows under the heading.
    struct Rows {
        let hasSnapChoices: Bool
        let choices: [FeelChoice]
        let numbers: [TuningRow]
        /// The names of the numbers and choices that the feel does not use; nil for none.
        let unused: String?

        var isEmpty: Bool { !hasSnapChoices && choices.isEmpty && numbers.isEmpty && unused == nil }
    }

    /// Returns the rows that `feel` uses and `search` finds, without the pinned numbers.
    func rows(_ search: TuningSearch, in feel: ScrollFeel, without pinned: [String]) -> Rows {
        Rows(
            hasSnapChoices: findsSnapChoices(search),
            choices: choices.filter { feel.uses($0) && search.finds($0, in: title) },
            numbers: parameters.filter { $0.isUsed(by: feel) }.compactMap { row(of: $0, search, pinned) },
            unused: unused(by: feel, search))
    }

    /// Returns the row of a number. The two numbers of a spring have one common row, which any quantity of the spring
    /// finds.
    private func row(of parameter: TuningParameter, _ search: TuningSearch, _ pinned: [String]) -> TuningRow? {
        for spring in TunedSpring.all
        where spring.dampingRatio.id == parameter.id || spring.stiffness.id == parameter.id {
            let isFound = spring.numbers.contains { search.finds($0, in: title) }
            return spring.stiffness.id == parameter.id && isFound ? .spring(spring) : nil
        }
        return pinned.contains(parameter.id) || !search.finds(parameter, in: title) ? nil : .number(parameter)
    }
}
