import Foundation
import XCTest

/// The pages that list the tests of each pitfall or request must be correct.
final class TickListTests: XCTestCase {
    private let pages = [("Pitfalls.md", "testPitfall", 23), ("Requests.md", "testRequest", 25)]

    /// The names of all tests of the package.
    private func tests() throws -> Set<String> {
        let folder = DocFile.root.appendingPathComponent("Tests").resolvingSymlinksInPath()
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let names = try files.flatMap { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return text.matches(of: #/func (test\w+)\(/#).map { String($0.1) }
        }
        return Set(names)
    }

    func testEveryTestThatAPageNamesExists() throws {
        let tests = try tests()
        for (page, _, _) in pages {
            let names = try DocFile.text(page).matches(of: #/`(test\w+)`/#).map { String($0.1) }
            XCTAssertEqual(Set(names).subtracting(tests), [], page)
        }
    }

    func testEveryNumberHasATestAndEveryTestWithANumberIsInItsLine() throws {
        let tests = try tests()
        for (page, prefix, count) in pages {
            let lines = try DocFile.text(page).split(separator: "\n")
            for number in 1...count {
                let digits = String(format: "%02d", number)
                let line = try XCTUnwrap(lines.first { $0.hasPrefix("| \(digits) |") }, "\(page) \(digits)")
                let named = tests.filter { $0.hasPrefix(prefix + digits) }
                XCTAssertFalse(named.isEmpty, "\(prefix)\(digits)")
                for test in named { XCTAssertTrue(line.contains("`\(test)`"), "\(page) lacks \(test)") }
            }
        }
    }
}
