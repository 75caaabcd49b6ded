import Foundation

/// What a file is known by: when another one is in its place, or it was written, it is other than before.
struct FileStamp: Equatable {
    private let size: Int
    private let changed: Date?
    private let number: Int

    /// Nil for a file that is not there. Links are not followed.
    init?(_ path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        changed = attributes[.modificationDate] as? Date
        number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    }
}
