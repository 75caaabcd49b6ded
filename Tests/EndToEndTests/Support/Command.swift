import Foundation

/// A program that runs in parallel to the test, with its output in files: unlike a pipe, a file is never full.
final class Command {
    struct Outcome: Equatable {
        /// The status as in a shell: the exit status, or 128 plus the number of the signal.
        var status: Int32
        var output: String
        var messages: String
    }

    private let process = Process()
    private let folder: URL

    /// Starts the program. `environment` is its complete environment.
    init(_ executable: URL, _ arguments: [String], environment: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.file(folder.appendingPathComponent("output"))
        process.standardError = try Self.file(folder.appendingPathComponent("messages"))
        try process.run()
    }

    deinit {
        if process.isRunning { kill(id, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    var id: pid_t { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    var output: String { text("output") }
    var messages: String { text("messages") }

    /// Waits for its end.
    func outcome() throws -> Outcome {
        try waitUntil("the end of \(process.executableURL?.lastPathComponent ?? "a program")") { !process.isRunning }
        let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
        return Outcome(status: process.terminationStatus + signal, output: output, messages: messages)
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    private static func file(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }
}
