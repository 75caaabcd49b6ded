import ScrollAnalysis
import ScrollPhysics

/// Two tunings, A and B, one of which is the one that is edited.
extension PlaygroundModel {
    /// The tuning that is not edited; nil while there is one alone.
    package var otherTuning: Tuning? { tuning.on(tuning.side.other) }

    /// The tunings that are compared, the edited one first.
    var comparedTunings: [Tuning] { [tuning] + (otherTuning.map { [$0] } ?? []) }

    /// Edits the other of the two; the take on the stage and its playhead stay. B begins as a copy of A.
    package func flip() {
        let isNew = tuning.other == nil
        compare(isStep: isNew) { $0.flip() }
        notice = isNew ? "B is a copy of A; what you tune now is B" : "\(tuning.side.rawValue): \(feelTitle)"
    }

    /// Gives one of the two the numbers of the other one; ``undo()`` takes it back.
    package func copy(from side: TuningSide) {
        compare { $0.copy(from: side) }
        notice = "\(side.other.rawValue) is a copy of \(side.rawValue)"
    }

    /// Exchanges the two; ``undo()`` takes it back.
    package func swapTunings() {
        compare { $0.swap() }
        notice = "A and B are exchanged"
    }

    /// Goes on with the edited tuning alone; ``undo()`` brings the other one back.
    package func endComparison() {
        compare { $0.other = nil }
        notice = "One tuning alone; Ctrl+Z brings the other one back"
    }

    /// What people call one of the two: its feel, or the edited feel or preset with its numbers.
    func title(of side: TuningSide) -> String {
        guard side != tuning.side, let other = tuning.other else { return feelTitle }
        if let entry = editedFeels.entries.first(where: { $0.base == other.base && $0.feel == other.feel }) {
            return title(of: .edited(entry))
        }
        let base = ScrollFeel.named(other.base) ?? .uikit
        if other.feel == base { return base.title }
        let preset = presets.entries.first { $0.base == other.base && $0.feel == other.feel }
        return preset?.name ?? "\(base.title), edited"
    }
}
