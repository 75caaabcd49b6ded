/// Undo and redo of the tuning: one step for everything that one gesture changed.
struct TuningHistory: Sendable {
    /// Older steps are forgotten.
    private static let depth = 500

    private var past: [TuningState] = []
    private var future: [TuningState] = []
    /// The present gesture has its step already.
    private var hasStep = false

    /// That ``undo(from:)`` can take back.
    var steps: Int { past.count }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// A press or a key: what changes from now on is a step of its own.
    mutating func gestureBegan() { hasStep = false }

    mutating func willChange(from state: TuningState) {
        future.removeAll()
        if hasStep { return }
        hasStep = true
        past.append(state)
        if past.count > Self.depth { past.removeFirst() }
    }

    /// Brings something into all states that is not to be undone.
    mutating func update(_ change: (inout TuningState) -> Void) {
        for index in past.indices { change(&past[index]) }
        for index in future.indices { change(&future[index]) }
    }

    /// The state before the last step; nil where there is none.
    mutating func undo(from state: TuningState) -> TuningState? {
        hasStep = false
        guard let last = past.popLast() else { return nil }
        future.append(state)
        return last
    }

    /// The state after the step that was undone last; nil where there is none.
    mutating func redo(from state: TuningState) -> TuningState? {
        hasStep = false
        guard let next = future.popLast() else { return nil }
        past.append(state)
        return next
    }
}
