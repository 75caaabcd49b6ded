import Glibc
import Synchronization

/// Watches the opening of a display, which queries a server whose answer SDL, Xlib and libwayland await without a time
/// limit.
///
/// A signal ends the process immediately, since there is nothing to save yet; a display that has not answered within
/// `patience` is reported. The signals must be blocked in all threads (``SignalMask/block(_:)``).
final class OpeningWatch: Sendable {
    /// Enough for a window over a slow network.
    static let patience = Duration.seconds(30)

    private struct State {
        var thread: JoinableThread?
        var isStopping = false
    }

    private let state = Mutex(State())
    private let patience: Duration
    private let end: @Sendable (Int32) -> Void
    private let tell: @Sendable (HostError) -> Void

    /// `tell` receives the error of the display. `end` receives the status that shells show for a signal, or that of
    /// the error. The wait for the display cannot be interrupted, so the process must end.
    init(
        patience: Duration = OpeningWatch.patience, tell: @escaping @Sendable (HostError) -> Void = ProgramMessage.tell,
        end: @escaping @Sendable (Int32) -> Void = { _exit($0) }
    ) {
        self.patience = patience
        self.tell = tell
        self.end = end
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    /// Called when the display has answered or opening it has failed. A simultaneous signal is not lost.
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
        let deadline = ContinuousClock.now + patience
        while true {
            let left = deadline - ContinuousClock.now
            guard left > .zero else { return giveUp() }
            guard let signal = SignalMask.wait(for: SignalWatch.signals, atMost: left) else { continue }
            if !signal.isOwn || !isStopping { end(128 + signal.number) }
            return
        }
    }

    private func giveUp() {
        let error = HostError.noDisplay(
            reason: "no answer within \(patience); \(VideoDrivers.current().description)")
        tell(error)
        end(error.exitStatus)
    }

    private var isStopping: Bool { state.withLock { $0.isStopping } }
}
