import Foundation

/// Messages for the developer of a view: mistakes that have no other way to be seen.
enum Diagnostics {
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("ScrollUI: \(message)\n".utf8))
    }
}
