import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The symbols of the scroll API as an app uses them, in `Symbols`: the main test is that they compile.
@MainActor
final class ScrollSymbolsTests: XCTestCase {
    func testViewsThatNameEverySymbolAreShown() async {
        XCTAssertTrue(host(400, 900) { ContainerSymbols() }.texts.contains("n"))
        XCTAssertTrue(host(400, 900) { TargetSymbols(isPaged: true) }.texts.contains("m"))
        XCTAssertTrue(host(400, 200) { EffectSymbols() }.texts.contains("a"))
        XCTAssertTrue(host(400, 900) { MarginSymbols() }.texts.contains("d"))
        XCTAssertTrue(host(400, 900) { ObservationSymbols() }.texts.contains("row"))
    }

    func testACustomBehaviorDecidesWhereToRest() async {
        let host = host(200, 300) {
            ScrollView { Color.red.frame(width: 200, height: 5000) }.scrollTargetBehavior(Hundreds()).id("list")
        }
        host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.1)
        host.wait(5)
        let y = host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan
        XCTAssertGreaterThan(y, 100)
        XCTAssertEqual(y.truncatingRemainder(dividingBy: 100), 0, accuracy: 0.01)
    }

    // MARK: The table

    private static let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// The rows of the page of supported symbols: the symbols in the first cell, and the state in the second.
    private func rows() throws -> [(symbols: [String], state: String)] {
        let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/scroll-api.md"), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let quoted = cells[0].split(separator: "`", omittingEmptySubsequences: false)
            let symbols = quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }
            return (symbols, cells.count > 1 ? cells[1] : "")
        }
    }

    func testEverySymbolOfTheTableThatIsThereIsNamedInCode() async throws {
        let folder = Self.tests.appendingPathComponent("Symbols")
        let code = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 50)
        for row in rows where row.state == "yes" {
            for symbol in row.symbols {
                let name = symbol.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? symbol
                XCTAssertTrue(code.contains(name), "\(symbol) is said to be there; no code names it")
            }
        }
    }

    func testWhatTheTableLeavesOutHasAReason() async throws {
        let page = Self.tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("docs/scroll-api.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let left = lines.filter { $0.contains("| left out |") }
        XCTAssertFalse(left.isEmpty)
        for line in left { XCTAssertGreaterThan(line.split(separator: "|").last.map { $0.count } ?? 0, 10, "\(line)") }
    }
}
