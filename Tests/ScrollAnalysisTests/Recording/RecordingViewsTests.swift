import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class RecordingViewsTests: XCTestCase {
    private func recording(_ height: CGFloat) -> Recording {
        Recording(
            viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: height),
            events: [RecordedEvent(.cancel, at: .seconds(1))])
    }

    private func several() -> Recording {
        var recording = recording(1000)
        recording.add(self.recording(2000), ofView: "map")
        recording.add(self.recording(3000), ofView: "row \"A\"")
        return recording
    }

    func testOtherScrollViewsAreReadBack() throws {
        let read = try Recording(Array(several().json.utf8), file: "a")
        XCTAssertEqual(read, several())
        XCTAssertEqual(read.viewNames, ["map", "row \"A\""])
        XCTAssertEqual(try read.view("row \"A\"", file: "a").content.height, 3000)
        XCTAssertEqual(read.content.height, 1000)
    }

    func testANameThatIsNotThereIsRefusedWithThoseThatAre() {
        XCTAssertThrowsError(try several().view("list", file: "a.json")) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, .usage)
            XCTAssertTrue("\(error)".contains("Use one of \"map\", \"row \\\"A\\\""), "\(error)")
        }
        XCTAssertThrowsError(try recording(1).view("map", file: "a.json")) { error in
            XCTAssertTrue("\(error)".contains("Omit --view"), "\(error)")
        }
    }

    func testAMistakeInOneOfThemSaysWhereItStands() throws {
        let text = several().json.replacingOccurrences(of: "\"height\": 3000", with: "\"height\": -3")
        let read = try Recording(Array(text.utf8), file: "a.json")
        XCTAssertThrowsError(try read.view("row \"A\"", file: "a.json")) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, .malformed)
            XCTAssertTrue("\(error)".contains("a.json: views[1].content.height"), "\(error)")
        }
    }

    func testAMemberOfThatNameThatIsSomethingElseIsKept() throws {
        let text = recording(1).json.replacingOccurrences(of: "\"events\"", with: "\"views\": 7,\n  \"events\"")
        let read = try Recording(Array(text.utf8), file: "a")
        XCTAssertEqual(read.viewNames, [])
        XCTAssertTrue(read.json.contains("\"views\": 7"))
    }
}
