import ScrollUI

/// Decides when the tuning is written: once it has stayed for a while, or at the end of the gesture that changed it,
/// since afterwards there may be no frame for a long time.
struct TuningKeeper {
    private var store: TuningStore
    private var gestureEnded = false
    /// What went wrong with the last save; nil once one succeeded.
    private(set) var problem: PlaygroundError?

    init(store: TuningStore) {
        self.store = store
    }

    mutating func tuningChanged(at time: Duration) { store.changed(at: time) }

    mutating func note(_ event: InputEvent) {
        switch event.kind {
        case .pointerUp, .keyUp: gestureEnded = true
        default: break
        }
    }

    mutating func saveIfDue(_ tuning: Tuning, at time: Duration) {
        guard let due = store.nextSave, gestureEnded || time >= due else { return }
        saveNow(tuning)
    }

    mutating func saveNow(_ tuning: Tuning) {
        gestureEnded = false
        if store.nextSave != nil { problem = store.saveNow(tuning) }
    }
}
