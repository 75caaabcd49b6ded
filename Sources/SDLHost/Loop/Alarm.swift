import Glibc

/// Wakes a thread that waits for file descriptors.
final class Alarm: Sendable {
    /// Readable from the first ring until it is silenced; -1, which no wait notices, if the system provides no pipe.
    let descriptor: Int32
    private let bell: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, bell) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(bell)
    }

    /// Can be called from any thread. A full pipe rings as well.
    func ring() {
        var note: UInt8 = 0
        write(bell, &note, 1)
    }

    func silence() {
        var notes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &notes, MemoryLayout.size(ofValue: notes)) > 0 {}
    }
}
