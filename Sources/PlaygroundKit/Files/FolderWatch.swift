import Glibc
import SDLHost

/// Reports when a file is written, replaced or removed by any program. Uses no processor time in between.
final class FolderWatch {
    /// Readable after a change in the folder.
    let descriptor: Int32
    private let isWatched: (String) -> Bool

    /// Watches one file. Nil if its folder is missing or cannot be watched.
    convenience init?(file path: String) {
        let name = FilePath(path).name
        self.init(folder: FilePath(path).folder) { $0 == name }
    }

    /// Watches the files in a folder whose names have this ending. Hidden files are ignored, since they are being
    /// written. Nil if the folder is missing or cannot be watched.
    convenience init?(folder: String, ending: String) {
        self.init(folder: folder) { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
    }

    /// Watches for the creation of a missing folder: for the next component of its path in the nearest folder that
    /// exists. Nil if that cannot be watched.
    static func forArrival(of folder: String) -> FolderWatch? {
        var name = FilePath(folder).name
        var present = FilePath(folder).folder
        while access(present, F_OK) != 0, present != FilePath(present).folder {
            (name, present) = (FilePath(present).name, FilePath(present).folder)
        }
        let wanted = name
        return FolderWatch(folder: present, andFor: UInt32(IN_CREATE)) { $0 == wanted }
    }

    private init?(folder: String, andFor others: UInt32 = 0, isWatched: @escaping (String) -> Bool) {
        self.isWatched = isWatched
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE) | Self.ends | others
        guard descriptor >= 0, inotify_add_watch(descriptor, folder, changes) >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    private static let ends = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
    private static let ignored = UInt32(IN_IGNORED)

    /// Whether the folder was removed or moved. Later changes at its path are not reported.
    private(set) var isOver = false

    /// Returns whether a watched file changed since the last call, or the folder is gone.
    func sawChange() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isSeen = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isSeen || isOver }
            for record in Self.records(in: buffer[..<count]) {
                if record.mask & (Self.ends | Self.ignored) != 0 { isOver = true }
                if isWatched(record.name) { isSeen = true }
            }
        }
    }

    /// Parses the records of inotify(7): 16 bytes, whose second four are the event mask and whose last four are the
    /// length of the name, then the name and zeros.
    private static func records(in bytes: ArraySlice<UInt8>) -> [(mask: UInt32, name: String)] {
        func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
        var records: [(mask: UInt32, name: String)] = []
        var rest = bytes
        while rest.count >= 16 {
            let (mask, length) = (number(rest.dropFirst(4).prefix(4)), Int(number(rest.dropFirst(12).prefix(4))))
            let name = rest.dropFirst(16).prefix(length)
            records.append((mask, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
            rest = rest.dropFirst(16 + length)
        }
        return records
    }
}
