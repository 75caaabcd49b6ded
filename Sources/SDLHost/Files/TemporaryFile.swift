import Foundation
import Glibc

/// A file without contents that is to replace another one in its folder, and has to go if it does not come to that.
///
/// Its maker holds a lock on it, which ends with the process however that ends, on every machine and in every container that
/// sees the folder. So whoever gets the lock knows that the file was left behind (``removeAbandoned(in:)``).
struct TemporaryFile {
    private static let prefix = ".scroll-playground-"
    /// What `mkstemp` puts letters in the place of.
    private static let letters = "XXXXXX"
    /// Somebody who tidies up may take a file in the moment before it is locked, which does not happen twice.
    private static let attempts = 10

    private let path: String
    private let descriptor: Int32

    /// In the folder of what it replaces, since a rename does not cross file systems; its own name, since the target's may be
    /// as long as names can be.
    init(in folder: String) throws(SystemError) {
        for _ in 0..<Self.attempts {
            var name = Array(FilePath(folder: folder, name: Self.prefix + Self.letters).path.utf8CString)
            let file = mkstemp(&name)
            guard file >= 0 else { throw SystemError() }
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
            let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if Self.lock(file) {
                (self.path, descriptor) = (path, file)
                return
            }
            close(file)
            unlink(path)
        }
        throw SystemError(EAGAIN)
    }

    /// Gives it contents and puts it in the place of `target`. The error number of what failed; the file is gone then.
    func replace(_ target: String, mode: mode_t, _ write: (Int32) -> Int32?) -> Int32? {
        var problem = fchmod(descriptor, mode) == 0 ? write(descriptor) : errno
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
        let length = prefix.utf8.count + letters.utf8.count
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
