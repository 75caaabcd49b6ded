import Foundation
import XCTest

/// The built program, run as from a shell.
package struct Program {
    package struct Outcome {
        package var status: Int32
        package var output: String
        package var messages: String
    }

    package private(set) var executable: URL

    /// The folder of the build's programs and tests. On Linux a test bundle is its folder, elsewhere the bundle is
    /// inside that folder.
    package init() throws {
        let bundle = Bundle(for: CommandTestsAnchor.self).bundleURL
        let places = [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("scroll-playground") }
        let built = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        executable = try XCTUnwrap(
            built, "'swift build' makes the program that these tests run; it is not in \(bundle.path)")
    }

    /// Another program, run in the same way.
    package init(_ executable: URL) { self.executable = executable }

    /// Runs the program to its end. `environment` is added to this process's own.
    package func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
        try run(list: arguments, environment: environment)
    }

    /// The same with the arguments as a list.
    package func run(list arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = try Sink()
        let messages = try Sink()
        process.standardOutput = output.handle
        process.standardError = messages.handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: try output.text(), messages: try messages.text())
    }

    /// Runs a line of shell in which `$0` is the program; the status is the shell's.
    package func shell(_ line: String) throws -> Outcome {
        var shell = self
        shell.executable = URL(fileURLWithPath: "/bin/bash")
        return try shell.run("-c", line, executable.path)
    }

}

/// Gives `Bundle(for:)` a class of this bundle.
private final class CommandTestsAnchor {}

/// A file for the output of a process: unlike a pipe, it is never full.
private struct Sink {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let handle: FileHandle

    init() throws {
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    /// Returns the output and deletes the file.
    func text() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return try String(contentsOf: url, encoding: .utf8)
    }
}
