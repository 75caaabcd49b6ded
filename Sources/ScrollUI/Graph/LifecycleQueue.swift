/// Calls that run after the update which caused them: appearances, disappearances, changes of watched values.
@MainActor
package final class LifecycleQueue {
    private var calls: [@MainActor () -> Void] = []
    /// Set while a row is made ahead, whose calls wait until it comes in.
    var prefetchLog: PrefetchLog?

    var isEmpty: Bool { calls.isEmpty }

    package func enqueue(_ call: @escaping @MainActor () -> Void) {
        if let prefetchLog { return prefetchLog.putOff { [weak self] in self?.enqueue(call) } }
        calls.append(call)
    }

    func removeAll() { calls.removeAll() }

    /// Runs what is queued now; what those calls queue waits for the next round.
    func drain() {
        guard !calls.isEmpty else { return }
        let round = calls
        calls.removeAll(keepingCapacity: true)
        for call in round { call() }
    }
}
