import Foundation

/// Identifies the version of a file. It differs after the file was written or replaced.
struct FileStamp: Equatable {
    private let size: Int
    private let changed: Date?
    private let number: Int

    /// Nil if the file does not exist. Links are not followed.
    init?(_ path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        changed = attributes[.modificationDate] as? Date
        number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    }
}
