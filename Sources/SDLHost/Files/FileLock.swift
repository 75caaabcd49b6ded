import Glibc
import SystemFiles

/// A lock that one program at a time can hold, on a dedicated file. It ends with the process, however that ends.
public struct FileLock: Sendable {
    /// The pause between two attempts in microseconds, shorter than the time to write a file.
    private static let pause: UInt32 = 5000

    private let descriptor: Int32

    /// Waits for the current holder for at most `wait`, then throws `EWOULDBLOCK`. On a file system without locks it
    /// does not wait.
    public init(_ path: String, wait: Duration) throws(FileError) {
        // Opened for reading, so that closing it does not notify watchers of the folder.
        let file = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FileError(.write, path: path, errno: errno) }
        let end = MonotonicClock.nanoseconds() + Int64(wait / .nanoseconds(1))
        while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard MonotonicClock.nanoseconds() < end else {
                close(file)
                throw FileError(.write, path: path, errno: EWOULDBLOCK)
            }
            usleep(Self.pause)
        }
        descriptor = file
    }

    /// Must be called once.
    public func release() { close(descriptor) }
}
