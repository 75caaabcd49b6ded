import Glibc
import Synchronization

/// Converts SIGINT, SIGTERM and SIGHUP to a call on a separate thread, instead of ending the process immediately.
///
/// The signals must be blocked in all threads (``SignalMask/block(_:)`` before others are started). A program that has
/// not started to quit within `grace` after the first signal is ended, even if it is stuck. Quitting may take longer;
/// then the first signal after `grace` ends it. Signals before that are ignored, since closing a terminal or ending a
/// session sends several.
final class SignalWatch: Sendable {
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    private struct State {
        var thread: JoinableThread?
        var isLeaving = false
        var isStopping = false
    }

    private let state = Mutex(State())
    private let grace: Duration
    private let end: @Sendable (Int32) -> Void
    private let onSignal: @Sendable (Int32) -> Void

    /// `onSignal` is called once, with the first signal, and may block. `end` receives the status that shells show for
    /// the signal. With the default grace, the prompt returns within a second after Ctrl+C.
    init(
        grace: Duration = .milliseconds(900), end: @escaping @Sendable (Int32) -> Void = { _exit($0) },
        onSignal: @escaping @Sendable (Int32) -> Void
    ) {
        self.grace = grace
        self.end = end
        self.onSignal = onSignal
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    /// Called when the program has noticed the signal and saves its state.
    func leaving() {
        state.withLock { $0.isLeaving = true }
    }

    /// Stops the thread and the time limit.
    func stop() {
        state.withLock { $0.isStopping = true }
        deliver(SIGTERM)
        state.withLock { $0.thread }?.join()
    }

    /// Sends a signal to the watching thread, which is the only one that can receive it.
    func deliver(_ signal: Int32) {
        state.withLock { $0.thread?.deliver(signal) }
    }

    private func watch() {
        guard let number = nextSignal(), !isStopping else { return }
        // The callback may wait for the loop, which may be stuck.
        let teller = JoinableThread { self.onSignal(number) }
        if teller == nil { onSignal(number) }
        passGrace()
        if !isStopping, isLeaving { _ = nextSignal() }
        if !isStopping { end(128 + number) }
        teller?.join()
    }

    private func nextSignal() -> Int32? {
        var signals = SignalMask.set(of: Self.signals)
        var number: Int32 = 0
        return sigwait(&signals, &number) == 0 ? number : nil
    }

    /// Consumes signals that arrive in the meantime.
    private func passGrace() {
        let end = ContinuousClock.now + grace
        while !isStopping {
            let left = end - ContinuousClock.now
            guard left > .zero else { return }
            _ = SignalMask.wait(for: Self.signals, atMost: left)
        }
    }

    private var isLeaving: Bool { state.withLock { $0.isLeaving } }
    private var isStopping: Bool { state.withLock { $0.isStopping } }
}
