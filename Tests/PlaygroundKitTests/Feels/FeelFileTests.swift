import ScrollPhysics
import XCTest

@testable import PlaygroundKit

final class FeelFileTests: XCTestCase {
    private func read(_ members: String) throws -> FeelFile {
        let text = "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"mine\"\(members)}"
        return try FeelFile(Array(text.utf8), file: "mine.json")
    }

    private func assertRefused(
        _ members: String, _ message: String, remedy: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        assertFails(.malformed, "mine.json: " + message, remedy: remedy, file: file, line: line) {
            _ = try read(members)
        }
    }

    func testWhatIsNotSetIsTheBase() throws {
        let feel = try read(#", "base": "direct", "fling": {"decelerationRate": 0.99}"#).feel
        var expected = ScrollFeel.direct
        expected.name = "mine"
        expected.fling.decelerationRate = 0.99
        XCTAssertEqual(feel, expected)
    }

    func testWithoutABaseItIsUIKit() throws {
        var expected = ScrollFeel.uikit
        expected.name = "mine"
        expected.summary = "Soft."
        XCTAssertEqual(try read(#", "summary": "Soft.""#).feel, expected)
    }

    func testAFileWithEveryNumberReadsBackTheSame() throws {
        for feel in ScrollFeel.builtIn {
            let file = FeelFile(allOf: feel)
            let read = try FeelFile(Array(file.json.utf8), file: "a")
            XCTAssertEqual(read, file, feel.name)
            XCTAssertEqual(read.feel, feel, feel.name)
            XCTAssertEqual(read.values.count, ScrollFeel.parameters.count, feel.name)
        }
    }

    func testANumberOutOfItsRangeIsRefusedForEveryParameter() {
        for parameter in ScrollFeel.parameters {
            let name = parameter.id.dropFirst(parameter.group.rawValue.count + 1)
            let value = (parameter.range.upperBound * 2 + 1).shortestDecimal
            let kind = parameter.unit.isEmpty ? "a factor" : "a number in \(parameter.unit)"
            let bounds =
                "\(parameter.range.lowerBound.shortestDecimal) to \(parameter.range.upperBound.shortestDecimal)"
            assertRefused(
                ", \"\(parameter.group.rawValue)\": {\"\(name)\": \(value)}",
                "\(parameter.id): found the number \(value), expected \(kind), from \(bounds).",
                remedy: "Change \(parameter.id) to what is expected and try again.")
        }
    }

    func testAWrongKindOfValueIsRefused() {
        assertRefused(
            #", "drag": {"slop": "10 pt"}"#, "drag.slop: found the text \"10 pt\", expected a number in pt.",
            remedy: "Change drag.slop to what is expected and try again.")
        assertRefused(
            #", "drag": 10"#, "drag: found the number 10, expected an object in braces.",
            remedy: "Change drag to what is expected and try again.")
    }

    func testUnknownKeysAreRefusedWithTheKnownOnes() {
        assertRefused(
            #", "drag": {"slopp": 10}"#, "drag.slopp: no parameter has this name.",
            remedy: "The parameters of drag are slop, mouseSlop, lockRatio, lockAngle, breakAngle.")
        assertRefused(
            #", "flings": {}"#, "flings: a feel has nothing of this name.",
            remedy:
                "Remove it, or correct it to one of format, version, name, summary, base, drag, velocity, fling, edge, "
                + "snap, wheel, touchpad, keyboard, animation, stage.")
        assertRefused(
            #", "stage": {"margin": 3}"#, "stage.margin: a stage has nothing of this name.",
            remedy: "Remove it, or correct it to one of snapBehavior, snapLimit, appearance, contentMargin, "
                + "transitionScale, transitionOpacity.")
    }

    func testABaseThatDoesNotExistIsRefused() {
        assertRefused(
            #", "base": "ios""#, "base: found the text \"ios\", expected one of \(FeelLibrary.names).",
            remedy: "Change base to what is expected and try again.")
    }

    func testAnotherFormatVersionOrNoNameIsRefused() {
        let files: [(text: String, message: String)] = [
            (#"{"version": 1, "name": "a"}"#, "format: missing, expected \"scroll-feel\"."),
            (
                #"{"format": "scroll-recording", "version": 1, "name": "a"}"#,
                "format: found the text \"scroll-recording\", expected \"scroll-feel\"."
            ),
            (#"{"format": "scroll-feel", "version": 3, "name": "a"}"#, "version: found the number 3, expected 1."),
            (#"{"format": "scroll-feel", "version": 1}"#, "name: missing, expected a name."),
            (
                #"{"format": "scroll-feel", "version": 1, "name": ""}"#,
                "name: found the text \"\", expected a name that is not empty."
            ),
            ("[]", "the file: found an empty list, expected an object in braces."),
        ]
        for (text, message) in files {
            XCTAssertThrowsError(try FeelFile(Array(text.utf8), file: "f")) {
                XCTAssertEqual(($0 as? PlaygroundError)?.message, "f: " + message)
                XCTAssertEqual(($0 as? PlaygroundError)?.status, .malformed)
            }
        }
    }
}
