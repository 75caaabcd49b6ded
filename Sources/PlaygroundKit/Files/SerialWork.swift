import SDLHost
import Synchronization

/// Runs jobs one after the other, on a thread that exists only while there are jobs. A waiting thread would wake up
/// once in an idle window, at least to end.
final class SerialWork: Sendable {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isRunning = false
        var thread: JoinableThread?
    }

    private let state = Mutex(State())

    /// Runs `job` after all earlier ones. If the system gives no thread, it runs at once on the caller's. Call from one
    /// thread.
    func add(_ job: @escaping @Sendable () -> Void) {
        let begins = state.withLock { state in
            state.jobs.append(job)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard begins else { return }
        // The thread of the earlier jobs has none left.
        finish()
        guard let thread = JoinableThread({ [self] in run() }) else { return run() }
        state.withLock { $0.thread = thread }
    }

    /// Returns when all jobs are done. Call from the thread that adds them.
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
