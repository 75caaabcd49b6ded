import Foundation

/// The root of the package, from the path of this file.
enum PackageRoot {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static var fonts: String { url.appendingPathComponent("Assets/Fonts").path }
}
