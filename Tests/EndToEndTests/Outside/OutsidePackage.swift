import Foundation
import XCTest

/// A package of another author: in a folder outside of the checkout, and dependent on it by path.
///
/// All of them are built one after the other in one scratch folder, `.build/outside`, which is kept. Their common part,
/// nearly everything, is compiled once, and again after changes. Each is a package of its own, with its own manifest.
struct OutsidePackage {
    let folder: URL

    private static let scratch = Tool.package.appendingPathComponent(".build/outside")

    /// An existing package.
    init(folder: URL) { self.folder = folder }

    /// An empty folder, away from the checkout.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A copy of an example outside of the checkout, on which it depends by path.
    init(copyOfExample name: String) throws {
        try self.init()
        let example = Tool.package.appendingPathComponent("Examples/\(name)")
        for path in try FileManager.default.subpathsOfDirectory(atPath: example.path) where !path.contains(".build") {
            let file = example.appendingPathComponent(path)
            guard !file.hasDirectoryPath, ["swift", "md"].contains(file.pathExtension) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            try write(path, text.replacingOccurrences(of: "path: \"../..\"", with: "path: \"\(Tool.package.path)\""))
        }
    }

    /// Writes a file, and creates its folders.
    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Writes a manifest with an executable `name` that needs `products` of the checkout.
    func writeManifest(_ name: String, products: [String]) throws {
        let dependencies = products.map { ".product(name: \"\($0)\", package: \"ScrollPlayground\")" }
        try write(
            "Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [.package(name: "ScrollPlayground", path: "\(Tool.package.path)")],
                targets: [
                    .executableTarget(name: "\(name)", dependencies: [\(dependencies.joined(separator: ", "))])
                ]
            )

            """)
    }

    /// Runs `swift` on the package and returns its output. Fails unless `swift` succeeds.
    @discardableResult
    func swift(_ command: String, _ arguments: String...) throws -> String {
        let all = [command, "--package-path", folder.path, "--scratch-path", Self.scratch.path] + arguments
        let outcome = try run(URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + all)
        XCTAssertEqual(outcome.status, 0, "swift \(all.joined(separator: " ")):\n\(outcome.output)\(outcome.messages)")
        return outcome.output
    }

    /// The built program of that name.
    func program(_ name: String) throws -> URL {
        let path = try swift("build", "--show-bin-path").trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(fileURLWithPath: path).appendingPathComponent(name)
    }

    /// Runs a program to its end, in the package's folder, without a display and with a home of its own.
    func run(_ program: URL, _ arguments: [String]) throws -> Command.Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
        process.environment = environment
        let (output, messages) = (folder.appendingPathComponent(".output"), folder.appendingPathComponent(".messages"))
        for file in [output, messages] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        return Command.Outcome(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            messages: try String(contentsOf: messages, encoding: .utf8))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
