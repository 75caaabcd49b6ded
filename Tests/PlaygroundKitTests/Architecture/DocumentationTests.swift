import AnalysisTestSupport
import Foundation
import XCTest

/// README, Makefile and `--help` tell the same story.
final class DocumentationTests: XCTestCase {
    private func targets() throws -> Set<String> {
        let lines = try Repository.text("Makefile").split(separator: "\n")
        return Set(lines.compactMap { $0.firstMatch(of: /^([a-z]+):/).map { String($0.1) } })
    }

    func testTheReadmeBeginsWithTheTwoCommands() throws {
        let blocks = try Repository.text("README.md").components(separatedBy: "```")
        let commands = blocks[1].split(separator: "\n").dropFirst().map { $0.prefix { $0 != "#" } }
        XCTAssertEqual(commands.map { $0.trimmingCharacters(in: .whitespaces) }, ["make run", "make test"])
    }

    func testEveryTargetThatTheReadmeNamesIsInTheMakefile() throws {
        let named = try Repository.text("README.md").matches(of: /[`\n]make ([a-z]+)/).map { String($0.1) }
        XCTAssertTrue(Set(named).isSuperset(of: ["run", "test", "check", "install", "bench"]), "\(named)")
        XCTAssertEqual(Set(named).subtracting(try targets()), [])
    }

    func testTheMakefileHelpNamesEveryTargetThatPeopleUse() throws {
        let makefile = try Repository.text("Makefile")
        let used = [
            "deps", "run", "test", "docs", "bench", "check", "fuzz", "sanitize", "soak", "install", "uninstall", "deb",
            "clean",
        ]
        for target in used {
            XCTAssertNotNil(try Regex("(?m)^\(target):.*## ").firstMatch(in: makefile), target)
        }
    }

    func testEveryCommandOfTheProgramIsInTheReadmeWithItsOptions() throws {
        let program = try Program()
        let readme = try Repository.text("README.md").replacingOccurrences(of: "\\|", with: "|")
        let table = readme.split(separator: "\n").filter { $0.hasPrefix("| `scroll-playground ") }
        for command in [
            "run", "open", "scenes", "feels list", "feels show", "feels check", "trace", "measure", "compare", "fit",
            "track", "render", "bench",
        ] {
            let name = command == "run" ? "[run]" : command
            let row = try XCTUnwrap(table.first { $0.hasPrefix("| `scroll-playground \(name)") }, command)
            let help = try program.run(list: command.split(separator: " ").map(String.init) + ["--help"]).output
            for option in Set(help.matches(of: #/ (--[a-z-]+) /#).map { String($0.1) })
            where !["--version", "--help"].contains(option) {
                XCTAssertTrue(row.contains(option), "\(command) \(option)")
            }
        }
    }

    /// Folders by their path from the root, as the first cells of the architecture's table name them: after a path its
    /// neighbours or the folders in it go by their last name.
    private func foldersOfTheTable(known: Set<String>) throws -> Set<String> {
        let rows = try Repository.text("ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| `Sources/") }
        var folders: Set<String> = []
        for row in rows {
            var path = ""
            for name in row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map({ String($0.1) }) {
                if name.hasPrefix("Sources/") { path = name }
                let parent = path.split(separator: "/").dropLast().joined(separator: "/")
                let places = [name, "\(parent)/\(name)", "\(path)/\(name)"]
                let folder = places.first { known.contains($0) }
                XCTAssertNotNil(folder, "\(name) in the row of \(path) is no folder")
                if let folder { folders.insert(folder) }
            }
        }
        return folders
    }

    func testEverySourceFolderIsInTheArchitecture() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var folders: Set<String> = []
        for case let url as URL in files where url.hasDirectoryPath {
            folders.insert("Sources" + url.path.dropFirst(sources.path.count))
        }
        XCTAssertGreaterThan(folders.count, 100)
        XCTAssertEqual(folders.subtracting(try foldersOfTheTable(known: folders)), [])
    }

    func testCIRunsWhatAPersonRuns() throws {
        XCTAssertTrue(try Repository.text(".ci/run").contains("make test"))
    }
}
