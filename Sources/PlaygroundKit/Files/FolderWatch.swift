import Glibc
import SDLHost

/// Tells when a file has been written or put in place of another, by whatever program. Uses nothing while that does not happen.
final class FolderWatch {
    /// Readable when something happened in the folder.
    let descriptor: Int32
    private let name: String

    /// Nil where the folder is missing or cannot be watched.
    init?(file path: String) {
        name = FilePath(path).name
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0,
            inotify_add_watch(descriptor, FilePath(path).folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0
        else { return nil }
    }

    deinit { close(descriptor) }

    /// Whether the file was among what happened since the last question.
    func sawChange() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isSeen = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isSeen }
            if Self.names(in: buffer[..<count]).contains(name) { isSeen = true }
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
