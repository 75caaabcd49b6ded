import ScrollPhysics

/// What can be done and undone about the tuning: the numbers, and the edited feels beside the built-in ones.
struct TuningState: Equatable, Sendable {
    private(set) var tuning: Tuning
    private(set) var editedFeels = EditedFeels()
    /// The edited feel that the tuning is; nil while it is a built-in one without a change.
    private(set) var editedID: Int?

    init(_ tuning: Tuning) {
        self.tuning = tuning
        keepEdits()
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
        editedFeels.drop(entry.id)
    }

    /// A feel whose last change was taken back is no edited one any more.
    private mutating func keepEdits() {
        guard tuning.feel == tuning.baseFeel else { return editedID = editedFeels.keep(tuning, as: editedID) }
        editedFeels.drop(editedID)
        editedID = nil
    }
}
