import Glibc
import SystemFiles

/// A lock that one program at a time has, on a file made for nothing else. It ends with the process, however that ends.
public struct FileLock: Sendable {
    /// Between two attempts, in microseconds: shorter than a file takes to be written.
    private static let pause: UInt32 = 5000

    private let descriptor: Int32

    /// Waits for whoever has it, at most `wait`, and throws `EWOULDBLOCK` then. Where the file system has no locks there is
    /// nobody to wait for.
    public init(_ path: String, wait: Duration) throws(FileError) {
        // For reading, so that closing it is no change of the file for whoever watches the folder.
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

    /// To be called once.
    public func release() { close(descriptor) }
}
