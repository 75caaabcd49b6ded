import Glibc

/// Wakes a thread that sleeps until there is work.
final class Bell: Sendable {
    private let ends: (read: Int32, write: Int32)

    /// Uses two file descriptors.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        guard canRing else { return }
        close(ends.read)
        close(ends.write)
    }

    /// False if the system gave no descriptors.
    var canRing: Bool { ends.read >= 0 }

    /// Ends the current wait, or the next one. Callable from any thread; several calls have the effect of one.
    func ring() {
        var byte: UInt8 = 1
        _ = write(ends.write, &byte, 1)
    }

    /// Sleeps until the bell rings, one of `others` is readable, or `timeout` has passed; nil for no timeout.
    func wait(until timeout: Duration?, or others: [Int32]) {
        var files = ([ends.read] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Rounded up: waking too early would only mean another wait.
        let milliseconds = timeout.map { Int32(max(0, min(($0 / .milliseconds(1)).rounded(.up), 1e9))) }
        _ = poll(&files, nfds_t(files.count), milliseconds ?? -1)
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends.read, &bytes, bytes.count) > 0 {}
    }
}
