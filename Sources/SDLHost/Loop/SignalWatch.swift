import Glibc
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a call on a thread of its own, instead of ending the process at once.
///
/// The signals have to be blocked in all threads (``SignalMask/block(_:)`` before others are started).
/// A program that has not begun to leave `grace` after the first signal is ended, whatever it is stuck in. What it does
/// while it leaves may take its time: then the first signal after `grace` ends it. Those before are one with the first,
/// since a terminal that is closed, or the end of a session, sends several.
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

    /// `onSignal` is called once, with the first signal, and may wait. `end` gets the status that shells show for it.
    /// A person who presses Ctrl+C is back at the prompt within a second.
    init(
        grace: Duration = .milliseconds(900), end: @escaping @Sendable (Int32) -> Void = { _exit($0) },
        onSignal: @escaping @Sendable (Int32) -> Void
    ) {
        self.grace = grace
        self.end = end
        self.onSignal = onSignal
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    /// The program heard, and saves what it has to.
    func leaving() {
        state.withLock { $0.isLeaving = true }
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
        guard let number = nextSignal(), !isStopping else { return }
        // Who is told may be waiting for the loop, which may be stuck.
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

    /// Takes in what comes meanwhile.
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
