import AnalysisTestSupport
import XCTest

@testable import PlaygroundKit

final class UsageTests: XCTestCase {
    func testWrongArgumentsLeaveWith64AndAMessage() throws {
        let program = try Program()
        let wrong = [
            ["run", "--size", "0x0"], ["--size", "12"], ["run", "--frames", "0"], ["run", "--renderer", "metal"],
            ["trace"], ["trace", "a.json", "--at", ""], ["trace", "a.json", "--at", "1", "--rate", "60"],
            ["trace", "a.json", "--rate", "0"], ["trace", "a.json", "--until", "-1"],
            ["trace", "a.json", "--format", "xml"],
            ["feels", "check"], ["feels", "show"], ["feels", "show", "uikit", "--curve", "--format", "json"],
            ["compare", "a.json"], ["compare", "a.json", "--feel", "uikit"],
            ["compare", "a.json", "--feel", "uikit", "--feel", "gtk", "--feel", "direct"],
            ["compare", "a.json", "--feel", "uikit", "--feel", "gtk", "--limit-offset", "-1"],
            ["compare", "a.json", "--feel", "uikit", "--feel", "gtk", "--limit-time", "soon"], ["bench"],
            ["bench", "--scene", "pages"], ["bench", "--scene", "list", "--n", "0"],
            ["render", "--scene", "List", "--at", "0"], ["render", "--scene", "List", "--out", "a.png"],
            ["render", "--scene", "List", "--at", "0", "--out", "a.png", "--scale", "0"],
            ["render", "--scene", "List", "--at", "0", "--out", "a.png", "--size", "9000x10", "--scale", "2"],
            ["--nonsense"], ["nonsense"],
        ]
        for arguments in wrong {
            let outcome = try program.run(list: arguments)
            XCTAssertEqual(outcome.status, 64, "\(arguments)")
            XCTAssertEqual(outcome.output, "", "\(arguments)")
            XCTAssertTrue(outcome.messages.hasPrefix("Error: "), "\(arguments): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains("--help"), "\(arguments): \(outcome.messages)")
        }
    }

    func testASizeOfNothingNamesTheLeastAndTheLargest() throws {
        let messages = try Program().run("run", "--size", "0x0").messages
        XCTAssertTrue(messages.contains("\"0x0\" is not a size"), messages)
        XCTAssertTrue(messages.contains("from 1x1 to 16384x16384"), messages)
    }

    func testHelpAndVersionAreData() throws {
        let program = try Program()
        let version = try program.run("--version")
        XCTAssertEqual(version.status, 0)
        XCTAssertEqual(version.messages, "")
        for command in [
            [], ["run"], ["open"], ["scenes"], ["feels"], ["feels", "show"], ["trace"], ["measure"], ["compare"],
            ["report"], ["fit"], ["track"], ["import"], ["render"], ["bench"],
        ] {
            let help = try program.run(list: command + ["--help"])
            XCTAssertEqual(help.status, 0, "\(command)")
            XCTAssertTrue(help.output.contains("USAGE: scroll-playground"), "\(command)")
            XCTAssertEqual(help.messages, "", "\(command)")
        }
    }

    func testTheVersionNamesTheLibrariesAsBuiltAndAsRunning() throws {
        let lines = try Program().run("--version").output.split(separator: "\n")
        XCTAssertEqual(lines.first, "scroll-playground \(ProgramVersion.number)")
        XCTAssertNotNil(ProgramVersion.number.wholeMatch(of: /\d+\.\d+\.\d+/))
        let libraries = lines.dropFirst().compactMap {
            $0.wholeMatch(of: /(.+) (\d+\.\d+\.\d+) \(built with (\d+\.\d+\.\d+)\)/).map { String($0.1) }
        }
        XCTAssertEqual(libraries, ["SDL", "SDL_ttf", "libpng"], "\(lines)")
    }

    func testEveryOptionOfTheContractIsInItsHelp() throws {
        let program = try Program()
        let contract = [
            "run": ["--scene", "--feel", "--size", "--frames", "--screenshot", "--record", "--renderer"],
            "trace": ["--feel", "--rate", "--at", "--until", "--format"],
            "measure": ["--feel", "--view", "--axis", "--limit", "--format"],
            "report": ["--feel", "--limit-offset", "--limit-time", "--limit", "--out", "--format"],
            "compare": ["--feel", "--limit-offset", "--limit-time", "--format"],
            "render": ["--scene", "--recording", "--at", "--out", "--size", "--scale"],
            "bench": ["--scene", "--n", "--seconds", "--name", "--renderer"],
        ]
        for (command, options) in contract {
            let help = try program.run(command, "--help").output
            for option in options { XCTAssertTrue(help.contains("  \(option) "), "\(command) \(option)") }
        }
    }
}
