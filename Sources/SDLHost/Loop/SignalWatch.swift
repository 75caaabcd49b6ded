import Glibc
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a call on a thread of its own, instead of ending the process at once.
///
/// The signals have to be blocked in all threads (``SignalMask/block(_:)`` before others are started).
/// Should the program not end within `grace` after the first signal, or be asked once more, the process is ended.
final class SignalWatch: Sendable {
    /// A person who presses Ctrl+C is back at the prompt within a second.
    private static let grace = timespec(tv_sec: 0, tv_nsec: 900_000_000)
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    private struct State {
        var thread: JoinableThread?
        var isStopping = false
    }

    private let state = Mutex(State())
    private let onSignal: @Sendable (Int32) -> Void

    /// `onSignal` runs on the watching thread.
    init(onSignal: @escaping @Sendable (Int32) -> Void) {
        self.onSignal = onSignal
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    /// Ends the thread and its threat.
    func stop() {
        state.withLock { $0.isStopping = true }
        deliver(SIGTERM)
        state.withLock { $0.thread }?.join()
    }

    /// Sends a signal to the watching thread alone; no other thread can take it.
    func deliver(_ signal: Int32) {
        state.withLock { $0.thread?.deliver(signal) }
    }

    private func watch() {
        var signals = SignalMask.set(of: Self.signals)
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0, !isStopping else { return }
        onSignal(number)
        var grace = Self.grace
        sigtimedwait(&signals, nil, &grace)
        if !isStopping { _exit(128 + number) }
    }

    private var isStopping: Bool { state.withLock { $0.isStopping } }
}
