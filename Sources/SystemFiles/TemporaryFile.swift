import Foundation
import Glibc

/// An empty file that replaces another one in its folder once it is filled, or else is removed.
///
/// The process that creates it holds a lock on it. The lock ends with the process, however that ends, on every machine
/// and in every container that sees the folder. A process that gets the lock thus knows that the file was abandoned
/// (``removeAbandoned(in:)``).
struct TemporaryFile {
    private static let prefix = ".scroll-playground-"
    /// The length of the hexadecimal number after the prefix.
    private static let digits = 6
    /// A number may be taken, or another process may remove the file as abandoned before it is locked; neither happens
    /// often.
    private static let attempts = 100

    private let path: String
    private let descriptor: Int32
    private let mode: mode_t?

    /// Creates the file in the folder of its target, since a rename does not cross file systems. Its name is
    /// independent of the target's, which may already have the maximum length. Without a `mode` its permissions are
    /// those of any new file.
    init(in folder: String, mode: mode_t? = nil) throws(SystemError) {
        for _ in 0..<Self.attempts {
            let number = String(UInt32.random(in: 0..<1 << (4 * UInt32(Self.digits))), radix: 16)
            let zeros = String(repeating: "0", count: Self.digits - number.count)
            let path = FilePath(folder: folder, name: Self.prefix + zeros + number).path
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
            guard file >= 0 else {
                if errno == EEXIST { continue }
                throw SystemError()
            }
            if Self.lock(file) {
                (self.path, descriptor, self.mode) = (path, file, mode)
                return
            }
            close(file)
            unlink(path)
        }
        throw SystemError(EAGAIN)
    }

    /// Fills the file and replaces `target` with it. Returns the error number of a failure; the file is removed in that
    /// case.
    func replace(_ target: String, _ write: (Int32) -> Int32?) -> Int32? {
        var problem: Int32?
        if let mode, fchmod(descriptor, mode) != 0 { problem = errno }
        problem = problem ?? write(descriptor)
        if problem == nil, fsync(descriptor) != 0 { problem = errno }
        if problem == nil, rename(path, target) != 0 { problem = errno }
        if problem != nil { unlink(path) }
        // The lock must last as long as the file has its temporary name.
        close(descriptor)
        return problem
    }

    /// Removes the file without filling it.
    func discard() {
        unlink(path)
        close(descriptor)
    }

    /// Removes the current user's files that no process has locked. Complexity: O(files in the folder).
    static func removeAbandoned(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let length = prefix.utf8.count + digits
        for name in names where name.hasPrefix(prefix) && name.utf8.count == length {
            removeIfAbandoned(FilePath(folder: folder, name: name).path)
        }
    }

    private static func removeIfAbandoned(_ path: String) {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            flock(file, LOCK_EX | LOCK_NB) == 0
        else { return }
        unlink(path)
    }

    /// False if another process removed the file as abandoned. Without support for locks no process can do that.
    private static func lock(_ file: Int32) -> Bool {
        if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(file, &status) == 0 && status.st_nlink > 0
    }
}
