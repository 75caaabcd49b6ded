import XCTest

@testable import SDLHost

final class ChildProcessTests: XCTestCase {
    func testWhatAProgramPrintsIsRead() {
        XCTAssertEqual(ChildProcess.output(of: ["printf", "%s-%s", "a b", "c"]), "a b-c")
    }

    func testAProgramThatIsNotThereSaysNothing() {
        XCTAssertNil(ChildProcess.output(of: ["no-such-program-at-all"]))
    }

    func testAProgramThatFailsSaysNothing() {
        XCTAssertNil(ChildProcess.output(of: ["sh", "-c", "echo half; exit 3"]))
    }

    func testALongOutputIsReadWhole() {
        XCTAssertEqual(ChildProcess.output(of: ["head", "-c", "300000", "/dev/zero"])?.utf8.count, 300_000)
    }
}
