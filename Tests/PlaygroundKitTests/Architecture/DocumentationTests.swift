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
            "run", "open", "scenes", "feels list", "feels show", "feels check", "trace", "measure", "compare", "render",
            "bench",
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

    func testEverySourceFolderIsInTheArchitecture() throws {
        let text = try Repository.text("ARCHITECTURE.md")
        let kit = Repository.root.appendingPathComponent("Sources/PlaygroundKit")
        for folder in try FileManager.default.contentsOfDirectory(at: kit, includingPropertiesForKeys: nil) {
            XCTAssertTrue(text.contains(folder.lastPathComponent), folder.lastPathComponent)
        }
    }

    func testCIRunsWhatAPersonRuns() throws {
        XCTAssertTrue(try Repository.text(".ci/run").contains("make test"))
    }
}
