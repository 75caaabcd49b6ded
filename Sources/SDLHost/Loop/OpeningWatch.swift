import Glibc
import Synchronization

/// Watches over a display that is being opened. To open it is to ask a server, and SDL, Xlib and libwayland wait for its
/// answer for ever.
///
/// A signal ends the process at once, since there is nothing to save yet; a display that has not answered after `patience` is
/// told of. The signals have to be blocked in all threads (``SignalMask/block(_:)``).
final class OpeningWatch: Sendable {
    /// Long enough for a window over a slow network.
    static let patience = Duration.seconds(30)

    private struct State {
        var thread: JoinableThread?
        var isStopping = false
    }

    private let state = Mutex(State())
    private let patience: Duration
    private let end: @Sendable (Int32) -> Void
    private let tell: @Sendable (HostError) -> Void

    /// `tell` gets what is wrong with the display. `end` gets the status that shells show for a signal, or that of the error:
    /// what waits for the display cannot be stopped, and so the process has to end.
    init(
        patience: Duration = OpeningWatch.patience, tell: @escaping @Sendable (HostError) -> Void = ProgramMessage.tell,
        end: @escaping @Sendable (Int32) -> Void = { _exit($0) }
    ) {
        self.patience = patience
        self.tell = tell
        self.end = end
        state.withLock { $0.thread = JoinableThread { self.watch() } }
    }

    /// The display has answered, or was given up. A signal that comes at the same time is not lost.
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
            reason: "nothing came back within \(patience); \(VideoDrivers.current().description)")
        tell(error)
        end(error.exitStatus)
    }

    private var isStopping: Bool { state.withLock { $0.isStopping } }
}
