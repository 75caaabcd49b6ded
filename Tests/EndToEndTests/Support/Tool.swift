import Foundation

/// Finds programs.
enum Tool {
    /// A program of the system's. Fails, with what to do, where it is not installed.
    static func find(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw EndToEndError(
                description: "these tests need \(name), which is not installed; 'make deps' installs it")
        }
        return URL(fileURLWithPath: path)
    }

    /// The program that is tested, which one build puts beside the tests.
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

    /// Where the build puts what it makes. On Linux a test bundle is its folder, elsewhere it is in that folder.
    static let buildFolder: URL = {
        let bundle = Bundle(for: Anchor.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }()

    /// Gives `Bundle(for:)` a class of this bundle.
    private final class Anchor {}
}
