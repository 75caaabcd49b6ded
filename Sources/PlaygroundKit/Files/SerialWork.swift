import SDLHost
import Synchronization

/// Does one thing after the other, on a thread that is there only while there is something to do. One that waited for more would
/// wake up in a window at rest, if only to end.
final class SerialWork: Sendable {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isRunning = false
        var thread: JoinableThread?
    }

    private let state = Mutex(State())

    /// Does `job` once all before it is done; at once on this thread where the system gives no other. From one thread.
    func add(_ job: @escaping @Sendable () -> Void) {
        let begins = state.withLock { state in
            state.jobs.append(job)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard begins else { return }
        // The thread of the jobs before has none left.
        finish()
        guard let thread = JoinableThread({ [self] in run() }) else { return run() }
        state.withLock { $0.thread = thread }
    }

    /// Returns once all is done. From the thread that adds.
    func finish() {
        let thread = state.withLock { state in
            defer { state.thread = nil }
            return state.thread
        }
        thread?.join()
    }

    private func run() {
        while let job = next() { job() }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isRunning = false
                return nil
            }
            return state.jobs.removeFirst()
        }
    }
}
