import Glibc

/// Reads and writes whole files.
package enum FileBytes {
    /// Replaces the file in one step: a reader of the path sees the old bytes or the new ones, never a part, even after
    /// a loss of power.
    ///
    /// Writes beside the target and renames, so the folder must be writable. A link remains a link, even if its target
    /// does not exist yet, and the file's permissions are preserved. A target that is not a plain file (a pipe,
    /// `/dev/stdout`) is written to directly. Temporary files that killed processes left in the folder are removed.
    package static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = try WriteTarget(path)
        guard target.isPlain else { return try overwrite(path, bytes) }
        TemporaryFile.removeAbandoned(in: FilePath(target.path).folder)
        if let problem = replace(target, with: bytes) { throw FileError(.write, path: path, errno: problem) }
    }

    /// Throws if ``writeAtomically(_:to:)`` would fail, as far as that can be checked without writing.
    package static func checkWritable(_ path: String) throws(FileError) {
        let target = try WriteTarget(path)
        guard target.isPlain else { return }
        do throws(SystemError) {
            try TemporaryFile(in: FilePath(target.path).folder).discard()
        } catch {
            throw FileError(.write, path: path, errno: error.number)
        }
    }

    /// Returns the file that writing to `path` would replace: the one at the end of its links. It need not exist.
    package static func target(of path: String) throws(FileError) -> String { try WriteTarget(path).path }

    /// Removes temporary files that processes killed during a write left in the folder. Complexity: O(files in it).
    package static func removeAbandoned(in folder: String) { TemporaryFile.removeAbandoned(in: folder) }

    /// Writes to an open file or pipe; errors call it `name`.
    package static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(FileError) {
        if let problem = writeAll(bytes, to: descriptor) { throw FileError(.write, path: name, errno: problem) }
    }

    private static func replace(_ target: WriteTarget, with bytes: [UInt8]) -> Int32? {
        do throws(SystemError) {
            let file = try TemporaryFile(in: FilePath(target.path).folder, mode: target.mode)
            return file.replace(target.path) { writeAll(bytes, to: $0) }
        } catch {
            return error.number
        }
    }

    private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else { throw FileError(.write, path: path, errno: errno) }
        let problem = writeAll(bytes, to: file)
        let closed = close(file) == 0 ? nil : errno
        if let problem = problem ?? closed { throw FileError(.write, path: path, errno: problem) }
    }

    /// Returns the error number of the first failure; nil when everything is written.
    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return errno }
                rest = rest.dropFirst(count)
            }
            return nil
        }
    }
}
