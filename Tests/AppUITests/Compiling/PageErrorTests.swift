import ViewTestSupport
import XCTest

/// A mistake deep in a whole page is reported quickly, at its line.
final class PageErrorTests: XCTestCase {
    private func check(
        _ right: String, _ wrong: String, in page: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let mistake = try Mistake(right, wrong, in: page)
        XCTAssertEqual(mistake.fault, nil, file: file, line: line)
    }

    func testAMistakeDeepInAWholePageIsFoundWhereItStands() throws {
        let page = LibraryPage.source
        try check("Slider(value: $volume", "Slider(value: volume", in: page)
        try check("selected = track\n", "selected = track.id\n", in: page)
        try check(".padding(.vertical, 8)", ".padding(.vertical, \"8\")", in: page)
        try check("[.medium, .large]", "[.medium, .lrge]", in: page)
    }
}
