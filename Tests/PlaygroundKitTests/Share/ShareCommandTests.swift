import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// `share`: what is in its page, and what it refuses.
final class ShareCommandTests: XCTestCase {
    private static let hostileName = "</script><b>&\"x\""
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws { folder = try temporaryFolder() }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func recording(_ name: String) -> String {
        ShippedRecordings.folder.appendingPathComponent("\(name).json").path
    }

    private func share(_ arguments: String...) throws -> Program.Outcome {
        try Program().run(list: ["share"] + arguments)
    }

    /// A feel with one number of its own and a name that is markup.
    private func writeFeel() throws -> String {
        var feel = ScrollFeel.gtk
        feel.fling.decelerationRate = 0.9975
        let values = FeelValues(of: feel, differingFrom: .gtk)
        try FeelFile(name: Self.hostileName, base: .gtk, values: values).json
            .write(toFile: path("mine.json"), atomically: true, encoding: .utf8)
        return path("mine.json")
    }

    /// What the page's script reads.
    private func data(_ page: String) throws -> JSONObject {
        let pattern = #/<script type="application/json" id="data">(.*?)</script>/#
        let text = try XCTUnwrap(page.firstMatch(of: pattern.dotMatchesNewlines())).1
        guard case .object(let object) = try JSONParser.parse(Array(text.utf8)) else {
            XCTFail("no object")
            return [:]
        }
        return object
    }

    // MARK: The page

    func testItHoldsFeelsAndTakesAndTheSameBytesEachTime() throws {
        let arguments = [recording("carousel-flick"), "--feel", "uikit", "--feel", try writeFeel()]
        let outcome = try Program().run(list: ["share"] + arguments)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(try Program().run(list: ["share"] + arguments).output, outcome.output)

        let data = try data(outcome.output)
        XCTAssertEqual(data["scene"], .string("gallery"))
        guard case .array(let feels)? = data["feels"], case .array(let takes)? = data["takes"] else { return XCTFail() }
        XCTAssertEqual(
            feels.last,
            .object([
                "title": .string(Self.hostileName), "base": .string("gtk"),
                "version": .string(ScrollFeel.gtk.version ?? ""),
                "values": .object(["fling": .object(["decelerationRate": .number(0.9975)])]),
                "numbers": .array([.string("fling.decelerationRate")]),
            ]))
        guard case .object(let take)? = takes.first else { return XCTFail() }
        XCTAssertEqual(
            take["recording"], .object(try ShippedRecordings.recording("carousel-flick").object))
    }

    func testItAsksForNothingAndAllowsNothing() throws {
        let page = try share("--feel", "uikit").output
        XCTAssertTrue(page.contains("content=\"default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval';"))
        XCTAssertEqual(page.matches(of: /https?:\/\//).count, 1, "the name space of SVG alone")
        XCTAssertFalse(page.contains("@import"))
        XCTAssertNil(page.firstMatch(of: /\b(?:src|href)=/))
        XCTAssertNil(page.firstMatch(of: #/\n(?:import|export) /#))
        XCTAssertNil(page.firstMatch(of: /@[A-Z]+@/))
    }

    func testTextOfFilesIsNoMarkup() throws {
        let page = try share("--feel", writeFeel()).output
        XCTAssertFalse(page.contains("<b>&"))
        XCTAssertTrue(page.contains("<title>&lt;/script&gt;&lt;b&gt;"))
    }

    func testAFeelThatNobodyChangedHasItsMainNumbersAsSliders() {
        for feel in ScrollFeel.builtIn {
            let file = FeelFile(name: feel.name, base: feel, values: FeelValues())
            let numbers = SharedFeel(file).numbers
            XCTAssertTrue(numbers.allSatisfy { id in ScrollFeel.parameter(id).map(feel.uses) ?? false }, feel.name)
            XCTAssertLessThanOrEqual(numbers.count, 8)
        }
        let uikit = SharedFeel(FeelFile(name: "uikit", values: FeelValues()))
        XCTAssertTrue(uikit.numbers.contains("fling.decelerationRate"))
    }

    func testItIsSoundToTidy() throws {
        XCTAssertEqual(try share("--feel", "uikit", "--out", path("page.html")).status, 0)
        let verdict = try SystemTool("tidy").run(["-q", "-e", path("page.html")])
        // Tidy does not know the colours of a browser's bars in light and dark.
        let lines = verdict.messages.split(separator: "\n")
        XCTAssertEqual(lines.filter { !$0.hasSuffix("<meta> proprietary attribute \"media\"") }, [])
    }

    // MARK: What it refuses

    private func assertRefused(
        _ arguments: String..., status: ExitStatus, _ message: String, line: UInt = #line
    ) throws {
        let outcome = try Program().run(list: ["share"] + arguments)
        XCTAssertEqual(outcome.status, status.rawValue, line: line)
        XCTAssertEqual(outcome.output, "", line: line)
        XCTAssertTrue(outcome.messages.contains(message), outcome.messages, line: line)
    }

    func testWhatCannotBeAPageIsRefusedWithTheRemedy() throws {
        try assertRefused(status: .usage, "share got neither a feel nor a recording that was made with one.")
        try assertRefused(
            "--feel", "uikit", "--feel", "gtk", "--feel", "qt-quick", status: .usage,
            "share takes two feels at most and got 3.")
        try assertRefused("--feel", "nobody", status: .usage, "no feel is called \"nobody\".")
        try assertRefused("--feel", "uikit", "--scene", "sheet", status: .usage, "sheet")
        try assertRefused(path("none.json"), status: .inputOutput, "none.json: cannot be read")
        try assertRefused("--feel", "uikit", "--out", "/nowhere/page.html", status: .inputOutput, "/nowhere/page.html")
    }

    func testWhatCannotBeServedIsRefusedWithTheRemedy() throws {
        for option in ["--headless", "--port=8000", "--address=127.0.0.1", "--takes=3"] {
            let name = option.prefix { $0 != "=" }
            try assertRefused(
                "--feel", "uikit", option, status: .usage,
                "\(name) is for a page that is served.")
        }
        let served = ["--serve", "--feel", "uikit", "--address", "127.0.0.1"]
        func assertNotServed(_ more: String..., status: ExitStatus, _ message: String, line: UInt = #line) throws {
            let outcome = try Program().run(list: ["share"] + served + more)
            XCTAssertEqual(outcome.status, status.rawValue, line: line)
            XCTAssertEqual(outcome.output, "", line: line)
            let text = outcome.messages.replacing(/\s+/, with: " ")
            XCTAssertTrue(text.contains(message), outcome.messages, line: line)
        }
        try assertNotServed("--out", path("page.html"), status: .usage, "--out and --takes need --headless.")
        try assertNotServed("--headless", status: .usage, "--headless got no folder for the takes.")
        try assertNotServed("--headless", "--port", "0", status: .usage, "\"0\" is not a port")
        try assertNotServed(
            "--headless", "--out", "/proc/takes", status: .inputOutput, "/proc/takes")
        try assertNotServed(
            "--headless", "--out", path("takes"), "--address", "192.0.2.7", status: .unavailable,
            "192.0.2.7 is not an address of this machine.")
        try assertRefused(
            "--serve", "--headless", "--out", path("takes"), status: .usage, "share got neither a feel nor a recording")
    }

    func testAServedPageMayAskItsOwnServerAlone() throws {
        let page = SharePage(scene: .gallery, feels: [try FeelLibrary.file("uikit")], takes: [])
        let file = try page.text(try WebAssets.locate())
        let served = try page.text(try WebAssets.locate(), isServed: true)
        XCTAssertFalse(file.contains("connect-src"))
        XCTAssertTrue(served.contains("style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'"))
        XCTAssertNil(try data(file)["isServed"])
        XCTAssertEqual(try data(served)["isServed"], .bool(true))
    }

    func testARecordingInWhichLengthsChangeIsRefusedWithItsPlace() throws {
        let text = """
            {"format": "scroll-recording", "version": 1, "viewport": {"width": 400, "height": 800},
             "content": {"width": 400, "height": 5000}, "axes": ["vertical"], "events": [
             {"t": 0, "type": "fling", "vx": 0, "vy": 900}, {"t": 1, "type": "resize", "width": 500, "height": 700}]}
            """
        try text.write(toFile: path("resized.json"), atomically: true, encoding: .utf8)
        try assertRefused(
            path("resized.json"), "--feel", "uikit", status: .malformed, "resized.json: events[1]: the lengths change")
    }

    func testRecordingsOfDifferentFeelsNeedOneThatIsNamed() throws {
        let text = try String(contentsOfFile: recording("fling"), encoding: .utf8)
        try text.replacing(/"feel": "[a-z-]+"/, with: "\"feel\": \"gtk\"").write(
            toFile: path("other.json"), atomically: true, encoding: .utf8)
        XCTAssertEqual(try share(path("other.json")).status, 0)
        try assertRefused(
            recording("fling"), path("other.json"), status: .usage, "other.json: it was made with another feel than")
    }

    func testMissingPartsAreNamedWithTheFoldersThatWereTried() throws {
        let outcome = try Program().run(
            "share", "--feel", "uikit", environment: ["SCROLL_PLAYGROUND_ASSETS": folder.path])
        XCTAssertEqual(outcome.status, ExitStatus.unavailable.rawValue)
        XCTAssertTrue(outcome.messages.contains("Tried: \(folder.path)."), outcome.messages)
    }
}
