import Glibc

/// Which signals a thread does not take.
struct SignalMask: Sendable {
    private let mask: sigset_t

    /// Blocks `signals` in this thread, and gives back what was blocked before.
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

    static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
