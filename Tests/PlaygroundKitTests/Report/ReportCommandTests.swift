import AnalysisTestSupport
import Foundation
import FoundationXML
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class ReportCommandTests: XCTestCase {
    private static let hostileName = "<script>alert('x')</script> & \"mine\" | `rm` @all #1"
    private var folder = URL(fileURLWithPath: "/")

    /// A fling, a flick that snaps, the fling with a scene, and a feel whose name contains markup.
    override func setUpWithError() throws {
        folder = try temporaryFolder()
        for name in ["fling", "carousel-flick"] {
            try write(String(contentsOfFile: ShippedRecordings.folder.path + "/\(name).json", encoding: .utf8), name)
        }
        let fling = try String(contentsOf: folder.appendingPathComponent("fling.json"), encoding: .utf8)
        try write(
            fling.replacing("\"version\"", with: "\"scene\": \"pages\", \"version\"", maxReplacements: 1), "drawn")
        var file = FeelFile(name: Self.hostileName, values: FeelValues())
        var feel = file.feel
        feel.fling.decelerationRate = 0.9975
        file.values = FeelValues(of: feel, differingFrom: .uikit)
        try write(file.json, "mine")
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
    }

    private func report(_ arguments: String) throws -> Program.Outcome {
        try Program().shell("cd '\(folder.path)'; \"$0\" report \(arguments)")
    }

    private let pair = "fling.json carousel-flick.json --feel uikit --feel mine.json"

    /// The text between the tags of a page, and its elements with their attributes.
    private func page(_ text: String) throws -> XMLDocument {
        // Elements that HTML may leave open must be closed in XML.
        var xml = text.replacingOccurrences(of: "<!DOCTYPE html>\n", with: "")
        xml = xml.replacing(/<((?:meta|img)[^>]*)>/) { "<\($0.1)/>" }
        return try XMLDocument(xmlString: xml)
    }

    // MARK: The page

    func testOnePageHasAllAndAsksForNothing() throws {
        let outcome = try report("drawn.json carousel-flick.json --feel uikit --feel mine.json")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let page = try page(outcome.output)
        XCTAssertEqual(try page.nodes(forXPath: "//script | //link | //iframe | //object | //embed").count, 0)
        let places = try page.nodes(forXPath: "//@src | //@href").compactMap(\.stringValue)
        XCTAssertFalse(places.isEmpty)
        XCTAssertTrue(places.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/png;base64,") }, "\(places)")
        XCTAssertFalse(outcome.output.contains("url("))
        XCTAssertFalse(outcome.output.contains("@import"))
        XCTAssertEqual(try page.nodes(forXPath: "//main/section").count, 5)
        XCTAssertEqual(try page.nodes(forXPath: "//section/figure/svg[@role='img']/title").count, 4)
    }

    func testTextOfFilesIsNoMarkup() throws {
        let outcome = try report(pair)
        let page = try page(outcome.output)
        XCTAssertEqual(try page.nodes(forXPath: "//h1").first?.stringValue, "UIKit and \(Self.hostileName)")
        XCTAssertFalse(outcome.output.contains("<script"))
    }

    func testEveryTableAndPictureCanBeHeardAndReachedByKeys() throws {
        let page = try page(report(pair).output)
        let tables = try page.nodes(forXPath: "//table").count
        XCTAssertEqual(
            try page.nodes(forXPath: "//div[@role='region'][@tabindex='0'][@aria-label]/table[caption]").count, tables)
        XCTAssertEqual(
            try page.nodes(forXPath: "//tbody/tr/*[1][self::th[@scope='row']]").count,
            try page.nodes(forXPath: "//tbody/tr").count)
        let ids = try page.nodes(forXPath: "//@id").compactMap(\.stringValue)
        XCTAssertEqual(Set(ids).count, ids.count)
        for link in try page.nodes(forXPath: "//nav//@href").compactMap(\.stringValue) {
            XCTAssertTrue(ids.contains(String(link.dropFirst())), link)
        }
    }

    func testItsNumbersAreThoseOfMeasure() throws {
        let page = try page(report("fling.json --feel uikit").output)
        let recording = try Recording(contentsOf: folder.appendingPathComponent("fling.json").path)
        let numbers = try FeelNumbers(of: recording, in: .uikit)
        for number in FeelNumber.allCases {
            let cells = try page.nodes(forXPath: "//tr[th='\(number.shortTitle)']/td").compactMap(\.stringValue)
            XCTAssertEqual(cells, numbers[number].map { [number.text($0)] } ?? [], number.rawValue)
        }
    }

    func testItIsValid() throws {
        let path = folder.appendingPathComponent("page.html").path
        XCTAssertEqual(try report("\(pair) --limit-time 1e-6 --out page.html").status, 1)
        let tidy = try SystemTool("tidy").run(["-q", "-e", "--show-warnings", "yes", path])
        XCTAssertEqual(tidy.messages, "")
        XCTAssertEqual(tidy.status, 0)
    }

    func testTheSameArgumentsGiveTheSameBytes() throws {
        XCTAssertEqual(try report(pair).output, try report(pair).output)
    }

    func testARecordingOfNoSceneHasNoPicturesAndSaysSo() throws {
        let shipped = ShippedRecordings.folder.path + "/wheel-notches.json"
        let outcome = try report("'\(shipped)'")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertFalse(outcome.output.contains("<img"))
        XCTAssertTrue(
            outcome.output.contains("There are no pictures: the file does not name its scene"), outcome.output)
    }

    // MARK: Limits

    func testBeyondALimitThePageIsWrittenAndTheStatusIsOne() throws {
        let outcome = try report("\(pair) --limit time_to_rest=0.1 --limit-offset 5000 --out page.html")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.messages.contains("time_to_rest is "), outcome.messages)
        let text = try String(contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
        XCTAssertTrue(text.contains("Limits exceeded: 1 of 4: time_to_rest in fling."))
        let page = try page(text)
        XCTAssertEqual(
            try page.nodes(forXPath: "//tr[@class='exceeded']/td[last()]").compactMap(\.stringValue),
            ["0.1 s, exceeded"])
        XCTAssertEqual(try report("\(pair) --limit-time 60 --format markdown").status, 0)
    }

    func testEachExceededLimitIsSaidWithItsRecording() throws {
        let outcome = try report("\(pair) --limit time_to_rest=0.001 --limit fling_distance=0.001 --out page.html")
        XCTAssertEqual(outcome.status, 1)
        for name in ["fling.json", "carousel-flick.json"] {
            XCTAssertTrue(outcome.messages.contains("\(name): time_to_rest is "), outcome.messages)
        }
        XCTAssertTrue(outcome.messages.contains("fling.json: fling_distance is "), outcome.messages)
        let one = try report("fling.json --feel uikit --feel mine.json --limit time_to_rest=0.001 --out page.html")
        XCTAssertTrue(one.messages.hasPrefix("scroll-playground: time_to_rest is "), one.messages)
    }

    func testALimitOfANumberThatTheGestureDoesNotHaveIsARowThatFails() throws {
        let outcome = try report("fling.json --feel uikit --feel mine.json --limit notch_distance=1 --out page.html")
        XCTAssertEqual(outcome.status, 1, outcome.messages)
        let text = try String(contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
        XCTAssertTrue(text.contains("Limits exceeded: 1 of 1: notch_distance in fling."), text)
        XCTAssertEqual(
            try page(text).nodes(forXPath: "//tr[@class='exceeded']/td[last()]").compactMap(\.stringValue),
            ["1 pt, exceeded"])
    }

    // MARK: Markdown

    func testMarkdownHasTheTablesAndNoMarkupOfFiles() throws {
        let text = try report("\(pair) --limit fling_distance=1 --format markdown").output
        XCTAssertTrue(
            text.hasPrefix("# UIKit and \\<script\\>alert('x')\\</script\\> \\& \"mine\" \\| \\`rm\\` \\@<!-- -->all"))
        XCTAssertTrue(
            text.contains(
                "\n| number | A | B | B \u{2212} A | limit of B \u{2212} A |\n| --- | ---: | ---: | ---: | ---: |\n"),
            text)
        XCTAssertTrue(text.contains("| **fling** |"), text)
        for table in text.split(separator: "\n\n").filter({ $0.hasPrefix("|") }) {
            let counts = Set(table.split(separator: "\n").map { $0.replacing("\\|", with: "").count { $0 == "|" } })
            XCTAssertEqual(counts.count, 1, String(table))
        }
    }

    // MARK: Refused arguments

    func testWhatCannotBeMeantIsRefused() throws {
        for (arguments, status, words) in [
            ("", 64, "Missing expected argument"), ("no.json", 74, "no.json"), ("mine.json", 65, "scroll-recording"),
            ("fling.json --feel bouncy", 64, "bouncy"),
            ("fling.json --feel gtk --limit overshoot=1", 64, "--feel twice"),
            ("fling.json --feel gtk --feel uikit --feel direct", 64, "once or twice"),
            ("fling.json --out fling.json", 64, "are the same file"),
            ("fling.json --out no/page.html", 74, "no/page.html"),
            (String(repeating: "fling.json ", count: 51), 64, "at most 50 recordings"),
        ] {
            let outcome = try report(arguments)
            XCTAssertEqual(outcome.status, Int32(status), "\(arguments): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains(words), "\(arguments): \(outcome.messages)")
        }
    }
}
