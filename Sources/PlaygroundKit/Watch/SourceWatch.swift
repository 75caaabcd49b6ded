import Foundation
import Glibc

/// Reports when a source file of a package is changed, added or removed. Uses no processor time in between.
///
/// It compares sizes and times of the files, since editors write a temporary file and rename it, which counts as one
/// change.
final class SourceWatch {
    /// Readable after a change in one of the folders.
    let descriptor: Int32
    private let folder: String
    private var stamps: [String: FileStamp] = [:]

    /// Nil if the folder cannot be watched.
    init?(folder: String) {
        self.folder = folder
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0, addWatch(folder) else { return nil }
        stamps = look()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns whether sources have changed since the last call.
    func sawChange() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        let found = look()
        defer { stamps = found }
        return found != stamps
    }

    /// Returns the sources, and watches their folders. Complexity: O(files of the package).
    private func look() -> [String: FileStamp] {
        var found: [String: FileStamp] = [:]
        let files = FileManager.default.enumerator(atPath: folder)
        while let path = files?.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            let whole = "\(folder)/\(path)"
            var status = stat()
            guard lstat(whole, &status) == 0 else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            if name.hasPrefix(".") || (isFolder && path == "Tests") {
                if isFolder { files?.skipDescendants() }
            } else if isFolder {
                _ = addWatch(whole)
            } else if Self.endings.contains(where: { name.hasSuffix($0) }) {
                found[path] = FileStamp(whole)
            }
        }
        return found
    }

    /// Watching a folder again has no effect.
    private func addWatch(_ folder: String) -> Bool {
        let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        return inotify_add_watch(descriptor, folder, changes) >= 0
    }

    private static let endings = [".swift", ".c", ".h", ".cpp", ".hpp", ".m", ".mm", ".modulemap"]
}
