import AnalysisTestSupport
import Foundation
import XCTest

/// The walks through the code name existing files and functions, and the table of AppUI's seams existing files.
final class WalkTests: XCTestCase {
    private struct Step {
        let number: String
        let file: String
        /// Functions, properties and initializers that the file declares.
        let members: [String]
    }

    /// The parts of the page below its headings of the second level.
    private func walks() throws -> [String] {
        Array(try Repository.text("docs/architecture/walks.md").components(separatedBy: "\n## ").dropFirst())
    }

    /// The numbered steps of a walk: a file, members of it, and what happens there after a colon.
    private func steps(of walk: String) -> [Step] {
        walk.split(separator: "\n").compactMap { line in
            guard let number = line.firstMatch(of: /^([0-9]+)\. `/)?.1 else { return nil }
            let head = line.components(separatedBy: "`: ")[0] + "`"
            let names = head.matches(of: /`([^`]+)`/).map { String($0.1) }
            return Step(number: String(number), file: names[0], members: Array(names.dropFirst()))
        }
    }

    private func declares(_ member: String, in text: String) throws -> Bool {
        let pattern = member == "init" ? "\\binit[?(<]" : "\\b(?:func|var) \(member)\\b"
        return try Regex(pattern).firstMatch(in: text) != nil
    }

    func testEveryStepNamesAFileAndItsMembers() throws {
        let steps = try walks().flatMap { self.steps(of: $0) }
        XCTAssertGreaterThan(steps.count, 100)
        for step in steps {
            let text = try Repository.text(step.file)
            XCTAssertFalse(step.members.isEmpty, step.file)
            for member in step.members {
                XCTAssertTrue(try declares(member, in: text), "\(step.file) does not declare \(member)")
            }
        }
    }

    func testAWalkCountsItsStepsAndFiles() throws {
        let walks = try walks()
        XCTAssertEqual(walks.count, 2)
        for walk in walks {
            let steps = steps(of: walk)
            XCTAssertEqual(steps.map(\.number), steps.indices.map { String($0 + 1) })
            let files = Set(steps.map(\.file)).count
            XCTAssertTrue(walk.contains("\(steps.count) steps in \(files) files"), "\(steps.count) in \(files)")
        }
    }

    func testEveryFileInTheTableOfSeamsIsThere() throws {
        let text = try Repository.text("docs/architecture/AppUI.md")
        let files = Set(text.matches(of: /`([A-Z][A-Za-z]+\/[A-Za-z\/+]+\.swift)`/).map { "Sources/ScrollUI/\($0.1)" })
        XCTAssertGreaterThan(files.count, 35)
        for file in files {
            let path = Repository.root.appendingPathComponent(file).path
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), file)
        }
    }
}
