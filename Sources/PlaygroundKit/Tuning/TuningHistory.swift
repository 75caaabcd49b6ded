/// Undo and redo of the tuning. All changes of one gesture are one step.
struct TuningHistory: Sendable {
    /// The maximum number of steps.
    private static let depth = 500

    private var past: [TuningState] = []
    private var future: [TuningState] = []
    /// The redo steps before the current gesture changed anything.
    private var futureBefore: [TuningState] = []
    /// Whether the current gesture already has its step.
    private var hasStep = false

    /// The number of steps that ``undo(from:)`` can revert.
    var steps: Int { past.count }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Starts a new gesture: later changes are a step of their own. If the previous gesture ended in its initial state,
    /// its step is removed.
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

    /// Applies a change to all states, which undo does not revert.
    mutating func update(_ change: (inout TuningState) -> Void) {
        for index in past.indices { change(&past[index]) }
        for index in future.indices { change(&future[index]) }
        for index in futureBefore.indices { change(&futureBefore[index]) }
    }

    /// Returns the state before the last step; nil if there is none.
    mutating func undo(from state: TuningState) -> TuningState? {
        gestureBegan(at: state)
        guard let last = past.popLast() else { return nil }
        future.append(state)
        return last
    }

    /// Returns the state after the last undone step; nil if there is none.
    mutating func redo(from state: TuningState) -> TuningState? {
        gestureBegan(at: state)
        guard let next = future.popLast() else { return nil }
        past.append(state)
        return next
    }
}
