import ScrollAnalysis
import ScrollPhysics

/// The tunings A and B, one of which is edited.
extension PlaygroundModel {
    /// The tuning that is not edited; nil while there is only one.
    package var otherTuning: Tuning? { tuning.on(tuning.side.other) }

    /// The compared tunings, the edited one first.
    var comparedTunings: [Tuning] { [tuning] + (otherTuning.map { [$0] } ?? []) }

    /// Switches to editing the other tuning. The take on the stage and its playhead stay. B starts as a copy of A.
    package func flip() {
        let isNew = tuning.other == nil
        compare(isStep: isNew) { $0.flip() }
        notice = isNew ? "B is a copy of A; you now tune B" : "\(tuning.side.rawValue): \(feelTitle)"
    }

    /// Copies one tuning to the other; ``undo()`` reverts it.
    package func copy(from side: TuningSide) {
        compare { $0.copy(from: side) }
        notice = "\(side.other.rawValue) is a copy of \(side.rawValue)"
    }

    /// Exchanges the two tunings; ``undo()`` reverts it.
    package func swapTunings() {
        compare { $0.swap() }
        notice = "A and B are exchanged"
    }

    /// Removes the tuning that is not edited; ``undo()`` restores it.
    package func endComparison() {
        compare { $0.endComparison() }
        notice = "Only one tuning left; Ctrl+Z restores the other one"
    }

    /// Returns the title of one of the two: its feel, preset or edited feel.
    func title(of side: TuningSide) -> String {
        guard side != tuning.side, let other = tuning.other else { return feelTitle }
        let (edited, preset) = source(of: side)
        if let edited { return title(of: .edited(edited)) }
        let base = ScrollFeel.named(other.base) ?? .uikit
        let title = preset?.name ?? base.title
        return other.feel == preset?.feel ?? base ? title : "\(title), edited"
    }
}
