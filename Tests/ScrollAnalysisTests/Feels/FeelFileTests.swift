import AnalysisTestSupport
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

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
            XCTAssertEqual(read.values.count, ScrollFeel.parameters.count + ScrollFeel.choices.count, feel.name)
        }
    }

    /// The part of a message about the expected number.
    private func expectation(_ parameter: FeelParameter) -> String {
        let kind = parameter.unit.isEmpty ? "a factor" : "a number in \(parameter.unit)"
        return "\(kind), from \(parameter.range.lowerBound.shortestDecimal) to "
            + parameter.range.upperBound.shortestDecimal
    }

    func testANumberOutOfItsRangeIsRefusedForEveryParameter() {
        for parameter in ScrollFeel.parameters {
            let range = parameter.range
            for value in [range.upperBound * 2 + 1, range.upperBound.nextUp, range.lowerBound - 0.5] {
                let text = value.shortestDecimal
                assertRefused(
                    ", \"\(parameter.group.rawValue)\": {\"\(parameter.name)\": \(text)}",
                    "\(parameter.id): found the number \(text), expected \(expectation(parameter)).",
                    remedy: "Change \(parameter.id) to what is expected and try again.")
            }
        }
    }

    func testBothEndsOfARangeAreTakenForEveryParameter() throws {
        for parameter in ScrollFeel.parameters {
            for bound in [parameter.range.lowerBound, parameter.range.upperBound] {
                let text = bound.shortestDecimal
                let feel = try read(", \"\(parameter.group.rawValue)\": {\"\(parameter.name)\": \(text)}").feel
                XCTAssertEqual(parameter.value(in: feel), bound, parameter.id)
            }
        }
    }

    /// JSON has no literal for it, so it may be bare, a string, or a number too large for a Double.
    func testWhatIsNotANumberIsRefusedForEveryParameterWithItsPathAndRange() {
        for parameter in ScrollFeel.parameters {
            for text in ["\"NaN\"", "\"Infinity\"", "\"1\""] {
                assertRefused(
                    ", \"\(parameter.group.rawValue)\": {\"\(parameter.name)\": \(text)}",
                    "\(parameter.id): found the text \(text), expected \(expectation(parameter)).",
                    remedy: "Change \(parameter.id) to what is expected and try again.")
            }
            for text in ["NaN", "nan", "Infinity", "-Infinity", "1e999"] {
                XCTAssertThrowsError(
                    try read(", \"\(parameter.group.rawValue)\": {\"\(parameter.name)\": \(text)}"), parameter.id
                ) {
                    let error = $0 as? PlaygroundError
                    let found = text == "-Infinity" ? "Infinity" : text
                    XCTAssertEqual(error?.status, .malformed)
                    XCTAssertEqual(
                        error?.message.hasSuffix(
                            ": \(parameter.id): found '\(found)', expected \(expectation(parameter))."), true, "\($0)")
                }
            }
        }
    }

    func testAnUnknownKeyIsRefusedInEveryGroup() {
        for group in FeelParameter.Group.allCases {
            let known =
                ScrollFeel.choices.filter { $0.group == group }.map(\.name)
                + ScrollFeel.parameters.filter { $0.group == group }.map(\.name)
            assertRefused(
                ", \"\(group.rawValue)\": {\"nothing\": 1}", "\(group.rawValue).nothing: no parameter has this name.",
                remedy: "The parameters of \(group.rawValue) are \(known.joined(separator: ", ")).")
        }
    }

    func testAWrongUnitIsRefusedForEveryParameter() {
        for parameter in ScrollFeel.parameters {
            let expected = parameter.unit.isEmpty ? "no unit, it is a plain factor" : "\"\(parameter.unit)\""
            assertRefused(
                ", \"units\": {\"\(parameter.group.rawValue)\": {\"\(parameter.name)\": \"furlongs\"}}",
                "units.\(parameter.id): found the text \"furlongs\", expected \(expected).",
                remedy: "Convert \(parameter.id) to its unit by hand and correct the unit, or remove it.")
        }
    }

    func testAWrongKindOfValueIsRefused() {
        assertRefused(
            #", "drag": {"slop": "10 pt"}"#,
            "drag.slop: found the text \"10 pt\", expected a number in pt, from 0 to 60.",
            remedy: "Change drag.slop to what is expected and try again.")
        assertRefused(
            #", "drag": 10"#, "drag: found the number 10, expected an object in braces.",
            remedy: "Change drag to what is expected and try again.")
    }

    func testUnknownKeysAreRefusedWithTheKnownOnes() {
        assertRefused(
            #", "drag": {"slopp": 10}"#, "drag.slopp: no parameter has this name.",
            remedy:
                "The parameters of drag are lock, start, slop, mouseSlop, penSlop, lockRatio, lockAngle, breakAngle.")
        assertRefused(
            #", "flings": {}"#, "flings: a feel has no member of this name.",
            remedy:
                "Remove it, or change it to one of format, version, name, summary, base, baseVersion, drag, velocity, "
                + "fling, edge, snap, wheel, touchpad, keyboard, animation, sources, units, stage, other.")
        assertRefused(
            #", "stage": {"margin": 3}"#, "stage.margin: a stage has no member of this name.",
            remedy: "Remove it, or change it to one of snapBehavior, snapLimit, appearance, contentMargin, "
                + "transitionScale, transitionOpacity, scenes.")
    }

    func testAChoiceIsTakenByItsName() throws {
        let feel = try read(#", "fling": {"curve": "spline", "friction": 0.02}"#).feel
        XCTAssertEqual(feel.fling.curve, .spline)
        XCTAssertEqual(feel.fling.friction, 0.02)
    }

    func testAChoiceThatThereIsNotIsRefusedForEveryChoice() {
        for choice in ScrollFeel.choices {
            let allowed = choice.options.map { "\"\($0.name)\"" }.joined(separator: ", ")
            for (value, found) in [("\"bouncy\"", "the text \"bouncy\""), ("1", "the number 1"), ("null", "null")] {
                assertRefused(
                    ", \"\(choice.group.rawValue)\": {\"\(choice.name)\": \(value)}",
                    "\(choice.id): found \(found), expected one of \(allowed).",
                    remedy: "Change \(choice.id) to what is expected and try again.")
            }
        }
    }

    func testNumbersThatAreNoneAreRefused() {
        for (text, found) in [("null", "null"), ("true", "true"), ("[1]", "a list of 1"), ("{}", "an object")] {
            assertRefused(
                ", \"fling\": {\"decelerationRate\": \(text)}",
                "fling.decelerationRate: found \(found), expected a number in per ms, from 0.9 to 0.9999.",
                remedy: "Change fling.decelerationRate to what is expected and try again.")
        }
        for text in ["NaN", "Infinity", "1e999", "-"] {
            XCTAssertThrowsError(try read(", \"fling\": {\"decelerationRate\": \(text)}"), text) {
                XCTAssertEqual(($0 as? PlaygroundError)?.status, .malformed)
                XCTAssertTrue("\($0)".contains("mine.json:1:"), "\($0)")
            }
        }
    }

    func testUnitsMayBeNamedAndAreChecked() throws {
        let file = try read(#", "units": {"fling": {"decelerationRate": "per ms"}, "drag": {"slop": "pt"}}"#)
        XCTAssertTrue(file.namesUnits)
        assertRefused(
            #", "units": {"fling": {"decelerationRate": "per s"}}"#,
            "units.fling.decelerationRate: found the text \"per s\", expected \"per ms\".",
            remedy: "Convert fling.decelerationRate to its unit by hand and correct the unit, or remove it.")
        assertRefused(
            #", "units": {"fling": {"momentum": "pt"}}"#,
            "units.fling.momentum: found the text \"pt\", expected no unit, it is a plain factor.",
            remedy: "Convert fling.momentum to its unit by hand and correct the unit, or remove it.")
        assertRefused(
            #", "units": {"fling": {"speed": "pt/s"}}"#, "units.fling.speed: no number has this name.",
            remedy: "Remove it; 'scroll-playground feels show uikit' lists the numbers with their units.")
    }

    func testAShownFeelNamesTheUnitOfEveryNumberThatHasOne() throws {
        let json = FeelFile(allOf: .uikit).json
        let units = json.components(separatedBy: "\"units\"").last ?? ""
        for parameter in ScrollFeel.parameters where !parameter.unit.isEmpty {
            XCTAssertTrue(units.contains("\"\(parameter.name)\": \"\(parameter.unit)\""), parameter.id)
        }
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
