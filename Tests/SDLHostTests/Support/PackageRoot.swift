import Foundation

/// The root of the package, from this file's own place.
enum PackageRoot {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static var fonts: String { url.appendingPathComponent("Assets/Fonts").path }
}
