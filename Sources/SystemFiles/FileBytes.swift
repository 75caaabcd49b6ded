import Glibc

/// Whole files in and out.
package enum FileBytes {
    /// Replaces the file in one step: whoever reads the path sees the old bytes or the new ones, never a part, and so does
    /// whoever comes after a loss of power.
    ///
    /// Writes beside the target and renames, so the folder has to be writable. A link stays one, even where it leads to
    /// nothing yet, and the file's permissions stay as they are. What is no plain file (a pipe, `/dev/stdout`) is written to
    /// directly. What programs that were killed left behind in the folder is taken away.
    package static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = try WriteTarget(path)
        guard target.isPlain else { return try overwrite(path, bytes) }
        TemporaryFile.removeAbandoned(in: FilePath(target.path).folder)
        if let problem = replace(target, with: bytes) { throw FileError(.write, path: path, errno: problem) }
    }

    /// That ``writeAtomically(_:to:)`` would find everything that it needs, as far as can be told without writing.
    package static func checkWritable(_ path: String) throws(FileError) {
        let target = try WriteTarget(path)
        guard target.isPlain else { return }
        do throws(SystemError) {
            try TemporaryFile(in: FilePath(target.path).folder).discard()
        } catch {
            throw FileError(.write, path: path, errno: error.number)
        }
    }

    /// The file that writing to `path` would replace: the one at the end of its links, which need not be there yet.
    package static func target(of path: String) throws(FileError) -> String { try WriteTarget(path).path }

    /// Takes away what programs that were killed while they wrote left in a folder. Complexity: O(files in it).
    package static func removeAbandoned(in folder: String) { TemporaryFile.removeAbandoned(in: folder) }

    /// Writes to an open file or pipe; `name` is what errors call it.
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

    /// The error number of the first failure, nil when all of it is written.
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
