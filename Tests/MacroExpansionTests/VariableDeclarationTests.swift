import XCTest

@testable import MacroExpansion

final class VariableDeclarationTests: XCTestCase {
    private func parts(_ source: String) -> [String?]? {
        VariableDeclaration(source).map { [$0.name, $0.type, $0.value] }
    }

    func testNameTypeAndValueAreFoundWhateverTheyAre() {
        XCTAssertEqual(parts("var a = 1"), ["a", nil, "1"])
        XCTAssertEqual(parts("@Entry public var a: Int = 1 + 2"), ["a", "Int", "1 + 2"])
        XCTAssertEqual(parts("var a: [String: (Int) -> Void] = [:]"), ["a", "[String: (Int) -> Void]", "[:]"])
        XCTAssertEqual(
            parts("var a: (Int) -> Int = { x in x == 1 ? 2 : 3 }"), ["a", "(Int) -> Int", "{ x in x == 1 ? 2 : 3 }"])
        XCTAssertEqual(parts("var a: String?"), ["a", "String?", nil])
        XCTAssertEqual(
            parts("var a: Result<Int, any Error> = .success(1)"), ["a", "Result<Int, any Error>", ".success(1)"])
        XCTAssertEqual(parts("var `default` = 1"), ["`default`", nil, "1"])
        XCTAssertEqual(parts("@available(*, deprecated, message: \"var b = 2\") var a = 1"), ["a", nil, "1"])
    }

    func testCommentsAndStringsAreNotLookedInto() {
        XCTAssertEqual(parts("/// var b = 2\n/* var c /* = 3 */ */ var a = 1 // = 4"), ["a", nil, "1"])
        XCTAssertEqual(
            parts(#"var a = "x = \(y == ")" ? "{" : "}") \" = 2""#)?[2], #""x = \(y == ")" ? "{" : "}") \" = 2""#)
        XCTAssertEqual(parts(##"var a: String = #"" = \" "#"##)?[2], ##"#"" = \" "#"##)
        XCTAssertEqual(parts("var a = \"\"\"\n  = \"b\" {\n  \"\"\"")?[2], "\"\"\"\n  = \"b\" {\n  \"\"\"")
    }

    func testWhatHasAccessorsOrIsNoVariableIsNone() {
        XCTAssertNil(parts("var a: Int { 3 }"))
        XCTAssertNil(parts("var a: Int { get { 3 } set {} }"))
        XCTAssertNil(parts("let a = 3"))
        XCTAssertNil(parts("func f() {}"))
        XCTAssertNil(parts(""))
        XCTAssertNil(parts("var"))
    }

    func testUnfinishedSourceEnds() {
        for source in ["var a = \"", "var a = (", "var a: [", "/* var a", "var a = \"\\(", "var a = #", "var a = \"\\"]
        {
            _ = VariableDeclaration(source)
        }
    }
}
