import Foundation
import Glibc

/// A file without contents that is to replace another one in its folder, and has to go if it does not come to that.
///
/// Its maker holds a lock on it, which ends with the process however that ends, on every machine and in every container that
/// sees the folder. So whoever gets the lock knows that the file was left behind (``removeAbandoned(in:)``).
struct TemporaryFile {
    private static let prefix = ".scroll-playground-"
    /// Of the hexadecimal number behind it.
    private static let digits = 6
    /// A number may be taken, and somebody who tidies up may take a file in the moment before it is locked; not so often.
    private static let attempts = 100

    private let path: String
    private let descriptor: Int32
    private let mode: mode_t?

    /// In the folder of what it replaces, since a rename does not cross file systems; its own name, since the target's may be
    /// as long as names can be. Without a `mode` its permissions are those of any new file.
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

    /// Gives it contents and replaces `target` with it. The error number of what failed; the file is gone then.
    func replace(_ target: String, _ write: (Int32) -> Int32?) -> Int32? {
        var problem: Int32?
        if let mode, fchmod(descriptor, mode) != 0 { problem = errno }
        problem = problem ?? write(descriptor)
        if problem == nil, fsync(descriptor) != 0 { problem = errno }
        if problem == nil, rename(path, target) != 0 { problem = errno }
        if problem != nil { unlink(path) }
        // It had to stay locked as long as it had its own name.
        close(descriptor)
        return problem
    }

    /// Without having been filled.
    func discard() {
        unlink(path)
        close(descriptor)
    }

    /// Takes away the files of this person that nobody holds any more. Complexity: O(files in the folder).
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

    /// False where somebody took the file for an abandoned one. Where there are no locks nobody can take one either.
    private static func lock(_ file: Int32) -> Bool {
        if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(file, &status) == 0 && status.st_nlink > 0
    }
}
