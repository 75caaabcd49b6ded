import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

final class ParserMessageTests: XCTestCase {
    func testALongArgumentIsShortened() throws {
        let times = (0..<5000).map { "\(Double($0) / 1000)" }.joined(separator: ",")
        for arguments in [["--at", times + ",x"], ["--at=\(times),x"], ["--feel", times, "--nonsense"], [times]] {
            let outcome = try Program().run(list: ["trace", "a.json"] + arguments)
            XCTAssertEqual(outcome.status, 64)
            XCTAssertLessThan(outcome.messages.count, 1000, String(outcome.messages.prefix(2000)))
        }
        let message = try Program().run("trace", "a.json", "--at", times + ",x").messages
        XCTAssertTrue(message.contains("The value '0.0,0.001,"), message)
        XCTAssertTrue(message.contains(",x' is invalid for '--at"), message)
        XCTAssertTrue(message.contains("\"x\" is not a number of seconds"), message)
    }

    func testAValueWithADashIsExplained() throws {
        let program = try Program()
        for (arguments, remedy) in [
            ("trace a.json --until -1", "--until=-1"), ("trace a.json --feel -x.json", "--feel=-x.json"),
            ("fit a.csv --pixels-per-point -3", "--pixels-per-point=-3"), ("run --size -5x3", "--size=-5x3"),
            ("trace -x.json", "./-x.json"), ("feels check -mine.json", "./-mine.json"),
            ("open -x.json", "./-x.json"), ("share -x.json", "./-x.json"),
        ] {
            let outcome = try program.run(list: arguments.split(separator: " ").map(String.init))
            XCTAssertEqual(outcome.status, 64, arguments)
            XCTAssertTrue(outcome.messages.contains(remedy), "\(arguments): \(outcome.messages)")
        }
        let other = try program.run("trace", "a.json", "--until", "--rate", "3").messages
        XCTAssertFalse(other.contains("dash"), other)
    }

    func testAnOffsetMayBeNegative() throws {
        let log = Repository.root.path + "/Tests/ScrollAnalysisTests/Fixtures/Logs/getevent.txt"
        for arguments in [["--offset", "-20,0"], ["--offset=-20,0"]] {
            let outcome = try Program().run(list: ["import", log] + arguments)
            XCTAssertEqual(outcome.status, 0, outcome.messages)
            XCTAssertTrue(outcome.output.contains("-20"), "\(arguments)")
        }
    }
}
