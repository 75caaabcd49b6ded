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
        var thread: pthread_t?
        var isStopping = false
    }

    private let state = Mutex(State())
    private let onSignal: @Sendable (Int32) -> Void

    /// `onSignal` runs on the watching thread.
    init(onSignal: @escaping @Sendable (Int32) -> Void) {
        self.onSignal = onSignal
        state.withLock { $0.thread = startThread() }
    }

    /// Ends the thread and its threat.
    func stop() {
        state.withLock { $0.isStopping = true }
        deliver(SIGTERM)
        if let thread = state.withLock({ $0.thread }) { pthread_join(thread, nil) }
    }

    /// Sends a signal to the watching thread alone; no other thread can take it.
    func deliver(_ signal: Int32) {
        state.withLock { state in
            if let thread = state.thread { pthread_kill(thread, signal) }
        }
    }

    private func startThread() -> pthread_t? {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let status = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<SignalWatch>.fromOpaque(argument).takeRetainedValue().watch() }
                return nil
            }, context.toOpaque())
        if status == 0 { return thread }
        context.release()
        return nil
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
