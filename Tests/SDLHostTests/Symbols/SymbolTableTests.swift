import XCTest

@testable import SDLHost

final class SymbolTableTests: XCTestCase {
    private func table(_ text: String) throws -> SymbolTable { try SymbolTable(text, path: "symbols.tsv") }

    func testALineNamesAFileAndWhatItStandsIn() throws {
        let table = try table("# names\nstar\ticons/star\nperson.circle.fill\tdisc:icons/person-fill\n")
        XCTAssertEqual(table.drawing(named: "star"), SymbolTable.Drawing(enclosure: nil, file: "icons/star"))
        XCTAssertEqual(
            table.drawing(named: "person.circle.fill"), SymbolTable.Drawing(enclosure: .disc, file: "icons/person-fill")
        )
        XCTAssertNil(table.drawing(named: "names"))
    }

    func testFormsThatHaveNoLineAreMadeOfThePlainSymbol() throws {
        let table = try table("star\tstar\nstar.fill\tstar-fill\nmoon\tmoon\ncircle\tcircle\nbell.circle\tdisc:bell\n")
        for (name, enclosure, file) in [
            ("star.circle", SymbolEnclosure.ring, "star"), ("star.circle.fill", .disc, "star-fill"),
            ("star.square", .frame, "star"), ("moon.square.fill", .plate, "moon"),
        ] {
            XCTAssertEqual(
                table.drawing(named: name), SymbolTable.Drawing(enclosure: enclosure, file: file), name)
        }
        XCTAssertNil(table.drawing(named: "moon.fill"), "nothing is filled that has no line of its own")
        XCTAssertNil(table.drawing(named: "heart.circle"))
        XCTAssertNil(table.drawing(named: "bell.circle.square"), "one thing inside of another, not more")
        XCTAssertNil(table.drawing(named: ".circle"))
    }

    func testALineThatIsNoneIsAnErrorWithItsNumber() {
        for line in ["star", "star\t", "\tstar", "a\tb\tc", "a\t/etc/x", "a\t../x", "a\tround:x", "a\tring:disc:x"] {
            XCTAssertThrowsError(try table("a1\tx\n\(line)\n"), line) { error in
                XCTAssertTrue("\(error)".contains("symbols.tsv: line 2"), "\(error)")
            }
        }
        XCTAssertThrowsError(try table("a\tx\na\ty")) { XCTAssertTrue("\($0)".contains("line 2: a is defined twice")) }
    }
}
