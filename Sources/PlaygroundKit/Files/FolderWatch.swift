import Glibc
import SDLHost

/// Tells when a file has been written, put in place of another or taken away, by whatever program. Uses nothing while that does
/// not happen.
final class FolderWatch {
    /// Readable when something happened in the folder.
    let descriptor: Int32
    private let isWatched: (String) -> Bool

    /// Watches one file. Nil where its folder is missing or cannot be watched.
    convenience init?(file path: String) {
        let name = FilePath(path).name
        self.init(folder: FilePath(path).folder) { $0 == name }
    }

    /// Watches the files in a folder whose names end so; a hidden one is being written. Nil where it is missing or cannot be
    /// watched.
    convenience init?(folder: String, ending: String) {
        self.init(folder: folder) { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
    }

    private init?(folder: String, isWatched: @escaping (String) -> Bool) {
        self.isWatched = isWatched
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
        guard descriptor >= 0, inotify_add_watch(descriptor, folder, changes) >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Whether the file was among what happened since the last question.
    func sawChange() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isSeen = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isSeen }
            if Self.names(in: buffer[..<count]).contains(where: isWatched) { isSeen = true }
        }
    }

    /// Records of inotify(7): 16 bytes, the last four of them the length of the name, then the name and zeros.
    private static func names(in records: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = records
        while rest.count >= 16 {
            let header = rest.prefix(16)
            let length = header.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            let name = rest.dropFirst(16).prefix(length)
            names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
            rest = rest.dropFirst(16 + length)
        }
        return names
    }
}
