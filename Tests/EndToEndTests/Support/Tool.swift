import Foundation

/// Finds programs.
enum Tool {
    /// Finds a program of the system. If it is not installed, fails with a remedy.
    static func find(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw EndToEndError(
                description: "these tests need \(name), which is not installed; 'make deps' installs it")
        }
        return URL(fileURLWithPath: path)
    }

    /// The tested program, which a build puts beside the tests.
    static func playground() throws -> URL {
        let program = buildFolder.appendingPathComponent("scroll-playground")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw EndToEndError(description: "'swift build' makes the program; it is not in \(buildFolder.path)")
        }
        return program
    }

    /// The checkout that these tests were built from.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the build's products. On Linux a test bundle is its folder, elsewhere the bundle is inside that
    /// folder.
    static let buildFolder: URL = {
        let bundle = Bundle(for: Anchor.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }()

    /// Gives `Bundle(for:)` a class of this bundle.
    private final class Anchor {}
}
