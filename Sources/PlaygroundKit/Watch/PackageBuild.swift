import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Builds a package with the toolchain on PATH, or the one in `SWIFT`.
struct PackageBuild: Sendable {
    let folder: String
    /// The file for the output of builds.
    let log: String

    private static var swift: String { ProcessInfo.processInfo.environment["SWIFT"] ?? "swift" }

    /// Starts to build `product`.
    func start(_ product: String, onEnd: @escaping @Sendable () -> Void) throws(PlaygroundError) -> SpawnedProgram {
        try run(["build", "--product", product], onEnd: onEnd)
    }

    /// The errors of the last build.
    var problems: CompilerProblems { CompilerProblems(output: output, folder: folder) }

    /// Returns the path of the built program `product`.
    func program(_ product: String) throws(PlaygroundError) -> String {
        let path = try finish(["build", "--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
        return FilePath(folder: path, name: product).path
    }

    /// Returns the name of the program to run. Throws ``ExitStatus/usage`` if there is none, or several and none is
    /// named.
    func product(named name: String?) throws(PlaygroundError) -> String {
        let names = try programs()
        if let name {
            if names.contains(name) { return name }
            throw PlaygroundError(
                .usage, "\(folder): the package has no program \"\(name)\".",
                remedy: names.isEmpty
                    ? "Add an executable target to it." : "Pass one of \(names.joined(separator: ", ")).")
        }
        guard let only = names.first, names.count == 1 else {
            throw PlaygroundError(
                .usage, "\(folder): the package has \(names.isEmpty ? "no program" : "several programs").",
                remedy: names.isEmpty
                    ? "Add an executable target to it; 'scroll-playground new' writes a package that has one."
                    : "Pass --product with one of \(names.joined(separator: ", ")).")
        }
        return only
    }

    private func programs() throws(PlaygroundError) -> [String] {
        let text = try finish(["package", "describe", "--type", "json"])
        // Other output of the package manager precedes the JSON.
        let start = text.firstRange(of: "\n{")?.lowerBound ?? text.startIndex
        let root = try JSONReader(Array(text[start...].utf8), file: "swift package describe").object()
        var names: [String] = []
        for element in try root.field("products", "a list").elements() {
            let product = try element.object()
            let kind = try product.field("type", "a type").object().object
            if kind["executable"] != nil { names.append(try product.field("name", "a name").string("a name")) }
        }
        return names
    }

    /// Runs a command to its end and returns its output. Throws ``ExitStatus/malformed`` with its errors if it fails.
    private func finish(_ arguments: [String]) throws(PlaygroundError) -> String {
        let program = try run(arguments) {}
        program.join()
        guard program.status == 0 else {
            throw PlaygroundError(
                .malformed, "\(folder): 'swift \(arguments[0])' fails: \(problems.lines.joined(separator: "; ")).",
                remedy: "Correct the package and try again.")
        }
        return output
    }

    private func run(
        _ arguments: [String], onEnd: @escaping @Sendable () -> Void
    ) throws(PlaygroundError) -> SpawnedProgram {
        let file = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer {
            close(file)
            close(nothing)
        }
        guard file >= 0, nothing >= 0 else { throw PlaygroundError(FileError(.write, path: log, errno: errno)) }
        let command = [Self.swift] + arguments.prefix(1) + ["--package-path", folder] + arguments.dropFirst()
        return try SpawnedProgram(command, input: nothing, output: file, onEnd: onEnd)
    }

    private var output: String { String(decoding: (try? Files.read(log)) ?? [], as: UTF8.self) }
}
