import Foundation
import XCTest

/// A program of the system that checks a result. If it is not installed, the test is skipped with a message.
package struct SystemTool {
    private let executable: URL

    package init(_ name: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw XCTSkip("\(name) is not installed here")
        }
        executable = URL(fileURLWithPath: path)
    }

    /// Runs it to its end.
    package func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Program.Outcome {
        try Program(executable).run(list: arguments, environment: environment)
    }
}
