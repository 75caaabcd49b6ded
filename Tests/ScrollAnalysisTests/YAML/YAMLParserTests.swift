import XCTest

@testable import ScrollAnalysis

final class YAMLParserTests: XCTestCase {
    private func parse(_ text: String) throws -> YAMLNode { try YAMLParser.parse(Array(text.utf8)) }

    private func assertProblem(
        _ text: String, _ line: Int, _ column: Int, found: String, expected: String, at place: UInt = #line
    ) {
        XCTAssertThrowsError(try parse(text), line: place) {
            XCTAssertEqual(
                $0 as? YAMLParser.Problem,
                YAMLParser.Problem(line: line, column: column, found: found, expected: expected), line: place)
        }
    }

    func testCollectionsAndScalarsHaveTheirLines() throws {
        let document = try parse("a: 1\n# a remark\nb:\n- [2, \"x: y\"]\n- c: \n")
        guard case .mapping(let members) = document.content else { return XCTFail("\(document)") }
        XCTAssertEqual(members.map(\.key), ["a", "b"])
        XCTAssertEqual(members[0].value, YAMLNode(content: .scalar("1"), line: 1))
        guard case .sequence(let list) = members[1].value.content else { return XCTFail("\(members)") }
        XCTAssertEqual(
            list[0].content,
            .sequence([
                YAMLNode(content: .scalar("2"), line: 4), YAMLNode(content: .scalar("x: y"), line: 4),
            ]))
        XCTAssertEqual(list.map(\.line), [4, 5])
    }

    func testWhatCanMakeASmallFileLargeIsRefused() {
        assertProblem("a: &b [1]\nc: 2", 1, 4, found: "an anchor", expected: "a value without one")
        assertProblem("a: 1\nc: *b", 2, 4, found: "an alias", expected: "the value itself")
        let deep = String(repeating: "[", count: 201)
        assertProblem(deep, 1, 201, found: "more than 200 levels", expected: "at most 200 levels")
    }

    func testMistakesHaveTheirPosition() {
        assertProblem(
            "a: [1, 2\nb: 3", 2, 2, found: "invalid YAML (did not find expected ',' or ']')",
            expected: "a YAML document")
        assertProblem("", 1, 1, found: "an empty file", expected: "a YAML document")
        assertProblem("a: 1\na: 2", 2, 1, found: "the key \"a\" again", expected: "it once")
        assertProblem("[1]: 2", 1, 1, found: "a collection as a key", expected: "a key in words")
        assertProblem("a\n---\nb", 2, 1, found: "a second document", expected: "the end of the file")
    }
}
