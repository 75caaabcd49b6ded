import AnalysisTestSupport
import Foundation
import XCTest

/// The built library, built once, and again when a source is newer.
struct Library {
    static let folder = Repository.root.appendingPathComponent(".build/library")
    static var shared: String { folder.appendingPathComponent("libscrollphysics.so.0").path }
    static var archive: String { folder.appendingPathComponent("libscrollphysics.a").path }
    static let header = "Sources/CScrollPhysics/include/scroll_physics.h"

    init() throws {
        let outcome = try SystemTool("sh").run([Repository.path("Scripts/build-library.sh"), Self.folder.path])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.messages, "")
    }

    /// The names that a file of the library exports.
    func exported(_ file: String, dynamic: Bool) throws -> Set<String> {
        let lines = try SystemTool("nm").run((dynamic ? ["-D"] : []) + ["--defined-only", "--extern-only", file]).output
        return Set(
            lines.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard words.count == 3, words[1] != "A" else { return nil }
                return String(words[2].prefix { $0 != "@" })
            })
    }

    /// The names that a file of the library imports.
    func wanted(_ file: String) throws -> Set<String> {
        let lines = try SystemTool("nm").run(["--undefined-only", file]).output
        return Set(
            lines.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                return words.count == 2 && words[0] == "U" ? String(words[1]) : nil
            })
    }

    /// Compiles and links a C program with every warning as an error, and returns it.
    func build(_ source: String, as name: String, _ options: [String]) throws -> Program {
        let program = Self.folder.appendingPathComponent(name)
        let outcome = try SystemTool("cc").run(
            [
                "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-O1", "-I",
                Repository.path("Sources/CScrollPhysics/include"),
                source.hasPrefix("/") ? source : Repository.path(source), "-o", program.path,
            ] + options)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return Program(program)
    }
}

extension Repository {
    /// The path of a file in the checkout.
    static func path(_ file: String) -> String { root.appendingPathComponent(file).path }
}
