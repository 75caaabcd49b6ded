import ScrollPhysics

/// What can be done and undone about the tuning: the numbers, the edited feels, and which of these is in use.
struct TuningState: Equatable, Sendable {
    private(set) var tuning: Tuning
    /// The edited feel that the tuning is; nil while it is a built-in one without a change.
    private(set) var editedID: String?

    /// Takes a kept tuning up, which goes on with the edited feel that it was.
    init(_ tuning: Tuning) {
        self.tuning = tuning
        adopt(tuning)
    }

    var editedFeels: EditedFeels { tuning.editedFeels }

    /// Takes a tuning over that was made elsewhere. The edited feel in use is the one with the same numbers.
    mutating func adopt(_ next: Tuning) {
        tuning = next
        let same = editedFeels.entries(of: next.base).filter { $0.feel == next.feel }
        editedID = same.first { $0.id == editedID }?.id ?? same.first?.id
        if editedID == nil { keepEdits() }
    }

    /// Takes over which edited feels there are, those aside that it changed itself since `base`.
    mutating func adopt(_ edited: EditedFeels, since base: EditedFeels) {
        tuning.editedFeels = editedFeels.merged(with: edited, since: base)
    }

    /// Takes changed numbers over.
    mutating func tune(_ next: Tuning) {
        tuning = next
        keepEdits()
    }

    mutating func choose(_ feel: ScrollFeel) {
        tuning.choose(feel)
        editedID = nil
        keepEdits()
    }

    mutating func choose(_ entry: EditedFeels.Entry) {
        guard let base = ScrollFeel.named(entry.base) else { return }
        tuning.choose(base)
        tuning.feel = entry.feel
        editedID = entry.id
    }

    /// Forgets an edited feel. If it is the one in use, the built-in one takes its place.
    mutating func drop(_ entry: EditedFeels.Entry) {
        if entry.id == editedID { choose(tuning.baseFeel) }
        tuning.editedFeels.drop(entry.id)
    }

    /// Changes which two tunings are compared and which of them is edited; the edited feel in use is then the one with its
    /// numbers.
    mutating func compare(_ change: (inout Tuning) -> Void) {
        var next = tuning
        change(&next)
        adopt(next)
    }

    /// A feel whose last change was taken back is no edited one any more. One that the other of two tunings has too stays
    /// that one's.
    private mutating func keepEdits() {
        let own = isOthersAlone(editedID) ? nil : editedID
        guard tuning.feel == tuning.baseFeel else { return editedID = tuning.editedFeels.keep(tuning, as: own) }
        tuning.editedFeels.drop(own)
        editedID = nil
    }

    /// An edited feel is the only one with the numbers of the other tuning.
    private func isOthersAlone(_ id: String?) -> Bool {
        guard let other = tuning.other else { return false }
        return editedFeels.entries(of: other.base).filter { $0.feel == other.feel }.map(\.id) == [id]
    }
}
