/// Calls that run after the update that caused them: appearances, disappearances, changes of observed values.
@MainActor
package final class LifecycleQueue {
    private var calls: [@MainActor () -> Void] = []
    /// Set during prefetching of a row, whose calls wait until it is shown.
    var prefetchLog: PrefetchLog?

    var isEmpty: Bool { calls.isEmpty }

    package func enqueue(_ call: @escaping @MainActor () -> Void) {
        if let prefetchLog { return prefetchLog.putOff { [weak self] in self?.enqueue(call) } }
        calls.append(call)
    }

    func removeAll() { calls.removeAll() }

    /// Runs the queued calls; calls that they queue wait for the next round.
    func drain() {
        guard !calls.isEmpty else { return }
        let round = calls
        calls.removeAll(keepingCapacity: true)
        for call in round { call() }
    }
}
