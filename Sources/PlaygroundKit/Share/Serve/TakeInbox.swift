import ScrollAnalysis
import Synchronization

/// The takes that wait between the threads of a server and the window.
final class TakeInbox: Sendable {
    /// As many as the window lists: more would push one another out.
    static let most = 20

    private let waiting = Mutex<[SentTake]>([])

    /// Adds a take. Throws ``ExitStatus/unavailable`` while the window does not collect them.
    func put(_ take: SentTake) throws(PlaygroundError) {
        let isFull = waiting.withLock { takes in
            guard takes.count < Self.most else { return true }
            takes.append(take)
            return false
        }
        guard isFull else { return }
        throw PlaygroundError(.unavailable, "\(Self.most) takes wait for the window.", remedy: "Send it again later.")
    }

    /// Removes and returns all takes, the oldest first.
    func collect() -> [SentTake] {
        waiting.withLock { takes in
            defer { takes = [] }
            return takes
        }
    }
}
