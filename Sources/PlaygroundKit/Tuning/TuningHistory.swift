/// Undo and redo of the tuning: one step for everything that one gesture changed.
struct TuningHistory: Sendable {
    /// Older steps are forgotten.
    private static let depth = 500

    private var past: [TuningState] = []
    private var future: [TuningState] = []
    /// What could be done again before the present gesture changed anything.
    private var futureBefore: [TuningState] = []
    /// The present gesture has its step already.
    private var hasStep = false

    /// That ``undo(from:)`` can take back.
    var steps: Int { past.count }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// A press or a key: what changes from now on is a step of its own. A gesture that ended at `state` where it began has been
    /// none.
    mutating func gestureBegan(at state: TuningState) {
        endGesture(at: state)
        hasStep = false
    }

    private mutating func endGesture(at state: TuningState) {
        guard hasStep, past.last == state else { return }
        past.removeLast()
        future = futureBefore
    }

    mutating func willChange(from state: TuningState) {
        if hasStep { return }
        hasStep = true
        futureBefore = future
        future.removeAll()
        past.append(state)
        if past.count > Self.depth { past.removeFirst() }
    }

    /// Brings something into all states that is not to be undone.
    mutating func update(_ change: (inout TuningState) -> Void) {
        for index in past.indices { change(&past[index]) }
        for index in future.indices { change(&future[index]) }
        for index in futureBefore.indices { change(&futureBefore[index]) }
    }

    /// The state before the last step; nil where there is none.
    mutating func undo(from state: TuningState) -> TuningState? {
        gestureBegan(at: state)
        guard let last = past.popLast() else { return nil }
        future.append(state)
        return last
    }

    /// The state after the step that was undone last; nil where there is none.
    mutating func redo(from state: TuningState) -> TuningState? {
        gestureBegan(at: state)
        guard let next = future.popLast() else { return nil }
        past.append(state)
        return next
    }
}
