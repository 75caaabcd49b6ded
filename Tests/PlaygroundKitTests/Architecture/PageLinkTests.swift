import AnalysisTestSupport
import Foundation
import XCTest

/// Links between the pages of the project have existing targets.
final class PageLinkTests: XCTestCase {
    private struct Link {
        var page: String
        /// Relative to the root of the repository; the page itself for a link within it.
        var file: String
        var heading: String?
    }

    /// The pages for readers on the web; the pages of DocC are checked when they are built.
    private func pages() throws -> [String] {
        let top = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
        let nested = try ["docs", "Examples"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path)
                .filter { !$0.contains(".build") }.map { "\(folder)/\($0)" }
        }
        return (top + nested).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The text without its blocks of code.
    private func prose(_ page: String) throws -> String {
        let parts = try Repository.text(page).components(separatedBy: "```")
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    }

    private func links(of page: String) throws -> [Link] {
        try prose(page).matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }.map {
            target in
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let base = URL(fileURLWithPath: "/" + page).deletingLastPathComponent()
            let file =
                parts[0].isEmpty
                ? page : String(base.appendingPathComponent(parts[0]).standardizedFileURL.path.dropFirst())
            return Link(page: page, file: file, heading: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// The anchors of the headings of a page.
    private func headings(of page: String) throws -> Set<String> {
        let lines = try prose(page).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            lines.map { line in
                let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                return String(
                    title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
            })
    }

    func testEveryLinkLeadsToAFileAndAHeading() throws {
        let links = try (pages() + ["Sources/README.md"]).flatMap { try self.links(of: $0) }
        XCTAssertGreaterThan(links.count, 80)
        for link in links {
            let path = Repository.root.appendingPathComponent(link.file).path
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), "\(link.page): \(link.file) is not there")
            guard let heading = link.heading, link.file.hasSuffix(".md") else { continue }
            XCTAssertTrue(
                try headings(of: link.file).contains(heading), "\(link.page): no heading #\(heading) in \(link.file)")
        }
    }

    func testEveryPageIsReachedFromTheReadme() throws {
        let pages = try pages()
        let steps = try pages.reduce(into: [String: Set<String>]()) { steps, page in
            steps[page] = Set(
                try links(of: page).map { link in
                    pages.contains("\(link.file)/README.md") ? "\(link.file)/README.md" : link.file
                })
        }
        let reached = try XCTUnwrap(reachable(steps)["README.md"])
        XCTAssertEqual(Set(pages).subtracting(reached).subtracting(["README.md"]), [])
    }
}
