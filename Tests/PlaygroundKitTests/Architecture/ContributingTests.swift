import AnalysisTestSupport
import Foundation
import XCTest

/// CONTRIBUTING names exactly the files of its examples.
final class ContributingTests: XCTestCase {
    /// A section, and the pattern of files that belong to its example.
    private static let examples = [
        ("A feel", #"webkitGTK|webkit-gtk"#),
        ("A scene", #"PagesScene|"pages", title: "Pages", summary|case \.pages: pages"#),
        ("An effect", #"hueRotation"#),
    ]

    /// The files that a section names.
    private func files(of section: String) throws -> Set<String> {
        let text = try Repository.text("CONTRIBUTING.md")
        let start = try XCTUnwrap(text.range(of: "\n## \(section)\n")).upperBound
        let end = text.range(of: "\n## ", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
        let lines = text[start..<end].split(separator: "\n").filter { $0.hasPrefix("- `") }
        return Set(lines.compactMap { $0.firstMatch(of: /^- `([^`]+)`/).map { String($0.1) } })
    }

    /// The files of the program, its documents and data that belong to an example. Tests are excluded, since their
    /// choice is free.
    private func mentions(of pattern: String) throws -> Set<String> {
        let expression = try Regex(pattern)
        return Set(
            try ["Sources", "Assets", "docs"].flatMap { folder in
                let names = try FileManager.default.subpathsOfDirectory(
                    atPath: Repository.root.appendingPathComponent(folder).path)
                return try names.map { "\(folder)/\($0)" }.filter { path in
                    guard ["swift", "md", "json", "svg"].contains((path as NSString).pathExtension) else {
                        return false
                    }
                    return try path.contains(expression) || Repository.text(path).contains(expression)
                }
            })
    }

    func testEveryFileThatIsNamedIsThere() throws {
        for (section, _) in Self.examples {
            let files = try files(of: section)
            XCTAssertGreaterThan(files.count, 5, section)
            for file in files { XCTAssertNoThrow(try Repository.text(file), "\(section): \(file) is not there") }
        }
    }

    func testEveryFileThatAnExampleTookIsNamed() throws {
        // A link to the table of the scroll API, which is named itself.
        let links: Set = ["Sources/ScrollUI/ScrollUI.docc/ScrollAPI.md"]
        for (section, pattern) in Self.examples {
            let missing = try mentions(of: pattern).subtracting(try files(of: section)).subtracting(links)
            XCTAssertEqual(missing, [], "\(section): CONTRIBUTING does not name these")
        }
    }

    func testEveryFileThatIsNamedHasToDoWithItsExample() throws {
        for (section, pattern) in Self.examples {
            let named = try files(of: section).filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Assets/") }
            XCTAssertEqual(named.subtracting(try mentions(of: pattern)), [], section)
        }
    }
}
