import Foundation
import Glibc

/// Where the pictures go that F12 takes: the desktop's folder for pictures, or the working directory where there is none.
enum ScreenshotFolder {
    /// A path that nothing has yet: the scene's name and the first free number.
    static func newPath(scene: String) -> String {
        let stem = "\(folder)/scroll-playground-\(scene)"
        let paths = (1...9999).lazy.map { "\(stem)-\($0).png" }
        return paths.first { access($0, F_OK) != 0 } ?? "\(stem).png"
    }

    private static var folder: String {
        guard let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first else {
            return "."
        }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return access(folder.path, W_OK) == 0 ? folder.path : "."
    }
}
