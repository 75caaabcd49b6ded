import Foundation
import Glibc

/// The compiler's output for a source that imports the modules under test.
package struct SourceCheck {
    /// Warnings and errors, as the compiler prints them.
    package let text: String
    /// Processor time, including the loading of the modules.
    package let seconds: Double

    /// The lines with an error, from 1, and its message.
    package var errors: [(line: Int, message: String)] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.components(separatedBy: ": error: ")
            guard parts.count == 2, let number = parts[0].split(separator: ":").dropFirst().first.flatMap({ Int($0) })
            else { return nil }
            return (number, parts[1])
        }
    }

    /// Type-checks `source` in a language mode.
    package init(_ source: String, mode: Int = 6) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        try self.init(files: [file.path], mode: mode)
    }

    /// Type-checks files as one module in a language mode.
    package init(files: [String], mode: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // As a whole, since otherwise each file is checked by a process that reads all others and the modules again.
        process.arguments =
            try ["swiftc", "-typecheck", "-wmo", "-swift-version", "\(mode)", "-diagnostic-style", "llvm"]
            + Self.searchPaths() + files
        let pipe = Pipe()
        process.standardError = pipe
        let before = Self.childSeconds
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        seconds = Self.childSeconds - before
        text = String(decoding: data, as: UTF8.self)
    }

    /// Processor time of all child processes that have ended.
    private static var childSeconds: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        return seconds + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
    }

    /// The folder of the built modules and the plugin with the macros, beside the tests, and the module maps of the C modules.
    private static func searchPaths() throws -> [String] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
        let maps = try FileManager.default.contentsOfDirectory(atPath: products.path)
            .filter { $0.hasSuffix(".build") }
            .map { products.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        // The module maps of system libraries, which the build leaves in their source folders.
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized
        let systemLibraries = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .map { sources.appendingPathComponent($0).path }
            .filter { FileManager.default.fileExists(atPath: "\($0)/module.modulemap") }
        let plugin = products.appendingPathComponent("ScrollUIMacros-tool").path
        return ["-I", products.appendingPathComponent("Modules").path] + systemLibraries.flatMap { ["-I", $0] }
            + ["-load-plugin-executable", "\(plugin)#ScrollUIMacros"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
}
