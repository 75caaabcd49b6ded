import Glibc

/// The signals blocked in a thread.
struct SignalMask: Sendable {
    private let mask: sigset_t

    /// Blocks `signals` in this thread and returns the previous mask.
    static func block(_ signals: [Int32]) -> SignalMask {
        var wanted = set(of: signals)
        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &wanted, &previous)
        return SignalMask(mask: previous)
    }

    func restore() {
        var mask = mask
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// A signal that a thread received instead of being ended by it.
    struct Received {
        let number: Int32
        /// True if the program itself sent it.
        let isOwn: Bool
    }

    /// Returns the next of `signals`, which must be blocked; nil if none arrives in time.
    static func wait(for signals: [Int32], atMost time: Duration) -> Received? {
        var wanted = set(of: signals)
        var information = siginfo_t()
        let (seconds, attoseconds) = time.components
        var limit = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        let number = sigtimedwait(&wanted, &information, &limit)
        guard number > 0 else { return nil }
        return Received(number: number, isOwn: information._sifields._kill.si_pid == getpid())
    }

    static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
