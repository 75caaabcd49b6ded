import AnalysisTestSupport
import Foundation
import XCTest

/// README, the pages in docs, Makefile and `--help` agree.
final class DocumentationTests: XCTestCase {
    /// The targets of the Makefile for users.
    private static let used = [
        "deps", "run", "test", "docs", "bench", "check", "fuzz", "sanitize", "soak", "install", "uninstall", "deb",
        "clean",
    ]

    private func targets() throws -> Set<String> {
        let lines = try Repository.text("Makefile").split(separator: "\n")
        return Set(lines.compactMap { $0.firstMatch(of: /^([a-z]+):/).map { String($0.1) } })
    }

    func testTheReadmeBeginsWithTheTwoCommands() throws {
        let blocks = try Repository.text("README.md").components(separatedBy: "```")
        let commands = blocks[1].split(separator: "\n").dropFirst().map { $0.prefix { $0 != "#" } }
        XCTAssertEqual(commands.map { $0.trimmingCharacters(in: .whitespaces) }, ["make run", "make test"])
    }

    private func targetsNamed(in page: String) throws -> Set<String> {
        Set(try Repository.text(page).matches(of: /[`\n]make ([a-z]+)/).map { String($0.1) })
    }

    func testEveryTargetThatAPageNamesIsInTheMakefile() throws {
        let pages = ["README.md", "docs/install.md", "docs/development.md", "docs/other-linux.md"]
        let named = try pages.reduce(into: Set<String>()) { $0.formUnion(try targetsNamed(in: $1)) }
        XCTAssertEqual(named.subtracting(try targets()), [])
        let readme = try targetsNamed(in: "README.md")
        XCTAssertTrue(readme.isSuperset(of: ["run", "test", "check", "install", "bench"]), "\(readme)")
    }

    func testThePageForDevelopersNamesEveryTargetThatPeopleUse() throws {
        let page = try Repository.text("docs/development.md")
        for target in Self.used where target != "clean" {
            XCTAssertNotNil(try Regex("`make \(target)\\b").firstMatch(in: page), target)
        }
    }

    func testTheMakefileHelpNamesEveryTargetThatPeopleUse() throws {
        let makefile = try Repository.text("Makefile")
        for target in Self.used {
            XCTAssertNotNil(try Regex("(?m)^\(target):.*## ").firstMatch(in: makefile), target)
        }
    }

    func testEveryCommandOfTheProgramIsOnThePageOfCommandsWithItsOptions() throws {
        let program = try Program()
        let page = try Repository.text("docs/commands.md").replacingOccurrences(of: "\\|", with: "|")
        let table = page.split(separator: "\n").filter { $0.hasPrefix("| `scroll-playground ") }
        for command in [
            "run", "open", "scenes", "feels list", "feels show", "feels check", "trace", "measure", "compare", "fit",
            "track", "import", "render", "new", "watch", "bench",
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

    func testEverySceneIsOnThePageOfScenesInOrder() throws {
        let listed = try Program().run(list: ["scenes"]).output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first
        }
        let rows = try Repository.text("docs/scenes.md").matches(of: /\n\| `([a-z-]+)` \|/).map(\.1)
        XCTAssertEqual(rows, listed)
    }

    func testThePagesThatEverybodyReadsAreShort() throws {
        XCTAssertLessThanOrEqual(try Repository.text("README.md").utf8.count, 9000)
        XCTAssertLessThanOrEqual(try Repository.text("ARCHITECTURE.md").utf8.count, 16_000)
    }

    // MARK: Folders

    /// The names between backticks in the first cells of a page's tables.
    private func firstCells(of page: String) throws -> [[String]] {
        let rows = try Repository.text(page).split(separator: "\n").filter { $0.hasPrefix("| `") }
        return rows.map { row in row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
    }

    /// The folders of modules in the architecture's table: after a path, its subfolders are given by their last
    /// component.
    private func foldersOfTheArchitecture() throws -> [String] {
        try firstCells(of: "ARCHITECTURE.md").filter { $0.first?.hasPrefix("Sources/") == true }.flatMap { cell in
            cell.map { $0.hasPrefix("Sources/") ? $0 : "\(cell[0])/\($0)" }
        }
    }

    /// The folders on the page of each module, one per row, below the module's own.
    private func foldersOfTheModulePages() throws -> [String] {
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent("docs/architecture").path)
        return try pages.filter { $0.hasSuffix(".md") }.flatMap { page -> [String] in
            let text = try Repository.text("docs/architecture/\(page)")
            guard let module = text.firstMatch(of: /Folders of `(Sources\/\w+)`/)?.1 else { return [] }
            XCTAssertEqual("\(module).md", "Sources/\(page)", "a page has the name of its module")
            let rest = try XCTUnwrap(text.components(separatedBy: "| folder | content |\n").last)
            let rows = rest.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
            return rows.compactMap { $0.firstMatch(of: /^\| `([^`]+)`/) }.map { "\(module)/\($0.1)" }
        }
    }

    func testEverySourceFolderIsInTheArchitecture() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var folders: Set<String> = []
        for case let url as URL in files where url.hasDirectoryPath {
            folders.insert("Sources" + url.path.dropFirst(sources.path.count))
        }
        XCTAssertGreaterThan(folders.count, 100)
        let named = try foldersOfTheArchitecture() + foldersOfTheModulePages()
        XCTAssertEqual(folders.subtracting(named), [], "these have no line")
        XCTAssertEqual(Set(named).subtracting(folders), [], "these are no folders")
        XCTAssertEqual(named.count, Set(named).count, "a folder has one line")
    }

    func testCIRunsWhatAPersonRuns() throws {
        XCTAssertTrue(try Repository.text(".ci/run").contains("make test"))
    }
}
