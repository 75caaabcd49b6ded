import Foundation
import XCTest

/// A program of the system's. Where it is not installed, the test is skipped and says so.
struct Tool {
    struct Outcome {
        var status: Int32
        var output: String
    }

    private let executable: URL

    init(_ name: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:))
        else { throw XCTSkip("\(name) is not installed here") }
        executable = URL(fileURLWithPath: path)
    }

    init(_ executable: URL) { self.executable = executable }

    /// Runs it to its end, in the repository. The output is what it writes to either stream.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = Repository.root
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try output.close()
        return Outcome(status: process.terminationStatus, output: try String(contentsOf: file, encoding: .utf8))
    }
}

/// The sources that this was built from.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func path(_ file: String) -> String { root.appendingPathComponent(file).path }

    static func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }
}
