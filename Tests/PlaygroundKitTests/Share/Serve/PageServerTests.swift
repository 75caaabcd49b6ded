import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A served page on 127.0.0.1, and what it refuses.
final class PageServerTests: XCTestCase {
    private static func recording() throws -> [UInt8] {
        Array(try Data(contentsOf: ShippedRecordings.folder.appendingPathComponent("carousel-flick.json")))
    }

    // MARK: The page

    func testThePageIsOnItsPathAloneAndNoCopyOfItStays() throws {
        let page = try ServedPage()
        let reply = try page.get()
        XCTAssertEqual(reply.status, 200)
        XCTAssertEqual(reply.body, ServedPage.text)
        XCTAssertEqual(reply.headers["Content-Type"], "text/html; charset=utf-8")
        XCTAssertEqual(reply.headers["Cache-Control"], "no-store")
        XCTAssertEqual(reply.headers["X-Content-Type-Options"], "nosniff")
        XCTAssertEqual(reply.headers["Referrer-Policy"], "no-referrer")
        let policy = try XCTUnwrap(reply.headers["Content-Security-Policy"])
        XCTAssertTrue(policy.hasPrefix("default-src 'none'; "), policy)
        XCTAssertTrue(policy.contains("; connect-src 'self'; "), policy)
        XCTAssertNil(reply.headers["Access-Control-Allow-Origin"])
        XCTAssertEqual(try page.get(method: "HEAD").body, "")

        let path = page.address.path
        for wrong in [
            "/", "/index.html", path + "/", String(path.dropLast()), path + "0", path + "/takes/", "/.." + path,
        ] {
            let reply = try page.get(wrong)
            XCTAssertEqual(reply.status, 404, wrong)
            XCTAssertFalse(reply.body.contains(path), "nothing tells the path")
        }
    }

    func testEachPageHasAPathOfItsOwnWith128RandomBits() throws {
        let paths = Set((0..<100).map { _ in SecretPath().text })
        XCTAssertEqual(paths.count, 100)
        XCTAssertTrue(paths.allSatisfy { $0.wholeMatch(of: /\/[0-9a-f]{32}/) != nil })
        // Each digit is drawn: no position has the same one everywhere.
        for index in 1...32 { XCTAssertGreaterThan(Set(paths.map { Array($0)[index] }).count, 5) }
        XCTAssertTrue(SecretPath.isSame("/abc", "/abc"))
        XCTAssertFalse(SecretPath.isSame("/abd", "/abc"))
        XCTAssertFalse(SecretPath.isSame("/ab", "/abc"))
    }

    func testTheServerEndsWithItsOwner() throws {
        var page: ServedPage? = try ServedPage()
        let port = try XCTUnwrap(page?.port)
        _ = try LoopbackClient(port: port)
        page = nil
        XCTAssertThrowsError(try LoopbackClient(port: port))
    }

    // MARK: Takes

    func testARecordingArrivesAsATakeWithThePhonesNameAndANumber() throws {
        let page = try ServedPage()
        let bytes = try Self.recording()
        for number in 1...2 {
            let reply = try page.reply(to: PageRequest(page.address, body: bytes))
            XCTAssertEqual(reply.status, 201, reply.body)
            XCTAssertEqual(reply.body, "Pixel 7 #\(number)\n")
        }
        XCTAssertEqual(page.takes.map(\.name), ["Pixel 7 #1", "Pixel 7 #2"])
        let recording = try ShippedRecordings.recording("carousel-flick")
        XCTAssertEqual(page.takes.first?.recording, recording)
        XCTAssertEqual(
            page.takes.first?.gesture, GestureSummary(recording, feel: try FeelLibrary.feel(of: recording, file: "")))
        XCTAssertEqual(page.takes.first?.file.takeName, "Pixel 7 #1")
    }

    // MARK: What it refuses

    private func assertRefused(
        _ status: Int, _ reason: String, by page: ServedPage, line: UInt = #line, _ change: (inout PageRequest) -> Void
    ) throws {
        var request = PageRequest(page.address, body: try Self.recording())
        change(&request)
        let reply = try page.reply(to: request)
        XCTAssertEqual(reply.status, status, line: line)
        XCTAssertTrue(reply.body.contains(reason), "\(reason) is not in: \(reply.body)", line: line)
        XCTAssertEqual(page.takes.count, 0, line: line)
    }

    func testRequestsOfOthersAreRefusedWithPlaceFoundAndExpected() throws {
        let page = try ServedPage()
        let host = "127.0.0.1:\(page.port)"
        try assertRefused(405, "method: found GET, expected POST.", by: page) { $0.method = "GET" }
        try assertRefused(405, "method: found OPTIONS, expected POST.", by: page) { $0.method = "OPTIONS" }
        try assertRefused(405, "method: found POST, expected GET, HEAD.", by: page) { $0.path = page.address.path }
        // A name that was made to point here, in a browser that believes it.
        try assertRefused(421, "Host: found evil.example, expected \(host).", by: page) {
            $0.headers["Host"] = "evil.example"
        }
        try assertRefused(421, "Host: found localhost:\(page.port), expected \(host).", by: page) {
            $0.headers["Host"] = "localhost:\(page.port)"
        }
        // Another site in the same browser.
        try assertRefused(403, "Origin: found http://evil.example, expected http://\(host).", by: page) {
            $0.headers["Origin"] = "http://evil.example"
        }
        try assertRefused(403, "Origin: found null, expected", by: page) { $0.headers["Origin"] = "null" }
        try assertRefused(403, "Origin: found none, expected", by: page) { $0.headers["Origin"] = nil }
        try assertRefused(415, "Content-Type: found text/plain, expected application/json.", by: page) {
            $0.headers["Content-Type"] = "text/plain"
        }
        try assertRefused(415, "Content-Type: found none", by: page) { $0.headers["Content-Type"] = nil }
        try assertRefused(404, "Nothing is here.", by: page) { $0.path = "/takes" }
        // A header cannot write into the reply or to a terminal.
        try assertRefused(403, "found a\\u001b[31m, expected", by: page) { $0.headers["Origin"] = "a\u{1B}[31m" }
    }

    func testLengthsAreDeclaredAndLimited() throws {
        var limits = ServerLimits()
        limits.body = 20_000
        let page = try ServedPage(limits: limits)
        try assertRefused(413, "Content-Length: found 20001, expected at most 20000.", by: page) {
            $0.body = Array(repeating: 32, count: 20_001)
            $0.headers["Content-Length"] = "20001"
        }
        try assertRefused(413, "found 4000000000", by: page) { $0.headers["Content-Length"] = "4000000000" }
        try assertRefused(411, "Content-Length: found none, expected the number of bytes.", by: page) {
            $0.headers["Content-Length"] = nil
            $0.headers["Transfer-Encoding"] = "chunked"
            $0.body = Array("5\r\nhello\r\n0\r\n\r\n".utf8)
        }
    }

    func testWhatIsNotARecordingIsRefusedByTheReaderOfFiles() throws {
        let page = try ServedPage()
        func assertMalformed(_ text: String, _ reason: String, line: UInt = #line) throws {
            try assertRefused(400, reason, by: page, line: line) {
                $0.body = Array(text.utf8)
                $0.headers["Content-Length"] = "\($0.body.count)"
            }
        }
        try assertMalformed("", "the take")
        try assertMalformed("{", "the take")
        try assertMalformed(
            "{\"format\": \"scroll-feel\"}", "the take: format: found the text \"scroll-feel\", expected")
        try assertMalformed(String(repeating: "[", count: 100_000), "the take")
        let start = """
            {"format": "scroll-recording", "version": 1, "viewport": {"width": 400, "height": 800},
             "content": {"width": 400, "height": 5000}, "axes": ["vertical"], "events":
            """
        try assertMalformed(
            start + "[{\"t\": 0, \"type\": \"fly\"}]}", "the take: events[0].type: found the text \"fly\"")
        try assertMalformed(start + "[]}", "the take: events: found none, expected at least one.")
        try assertMalformed(
            start + "[{\"t\": 121, \"type\": \"fling\", \"vx\": 0, \"vy\": 900}]}",
            "the take: events[0].t: found 121, expected at most 120 s.")
        try assertMalformed(
            start + "[{\"t\": 1, \"type\": \"fling\", \"vx\": 0, \"vy\": 900}], \"feel\": \"nobody\"}", "nobody")
    }

    func testWhoSendsTooOftenWaits() throws {
        var limits = ServerLimits()
        (limits.burst, limits.requestsPerSecond) = (3, 0.01)
        let page = try ServedPage(limits: limits)
        for _ in 0..<3 { XCTAssertEqual(try page.get().status, 200) }
        try assertRefused(429, "More requests than 0.01 a second.", by: page) { _ in }
        XCTAssertEqual(try page.get().headers["Retry-After"], "100")
        XCTAssertEqual(try page.get("/guess").status, 404, "others do not use up what the page may ask")
    }

    func testTheReceiversRefusalIsTheReply() throws {
        let busy = PlaygroundError(.unavailable, "20 takes wait for the window.", remedy: "Send it again later.")
        try assertRefused(503, "20 takes wait for the window. Send it again later.", by: try ServedPage(refusal: busy))
        { _ in }
        let full = PlaygroundError(.inputOutput, "takes: cannot be written.", remedy: "")
        try assertRefused(507, "takes: cannot be written.", by: try ServedPage(refusal: full)) { _ in }
    }

    func testSlowAndCutBodiesAreNoTakes() throws {
        var limits = ServerLimits()
        (limits.silence, limits.patience) = (1, .milliseconds(200))
        let page = try ServedPage(limits: limits)
        let bytes = PageRequest(page.address, body: try Self.recording()).bytes

        let cut = try LoopbackClient(port: page.port)
        cut.send(bytes.dropLast(1))
        XCTAssertEqual(cut.replyUntilClosed(within: 5), "", "a silent connection is closed")

        let slow = try LoopbackClient(port: page.port)
        slow.send(bytes.dropLast(1))
        Thread.sleep(forTimeInterval: 0.3)
        slow.send(bytes.suffix(1))
        let reply = PageReply(slow.replyUntilClosed())
        XCTAssertEqual(reply.status, 408)
        XCTAssertTrue(reply.body.hasPrefix("The body took more than"), reply.body)

        let slower = try LoopbackClient(port: page.port)
        slower.send(bytes.dropLast(2))
        Thread.sleep(forTimeInterval: 0.5)
        slower.send(bytes.suffix(2).prefix(1))
        XCTAssertEqual(slower.replyUntilClosed(within: 5), "", "one that trickles in is cut off")
        XCTAssertEqual(page.takes.count, 0)
    }

    func testAClientHasFewConnectionsAtATime() throws {
        var limits = ServerLimits()
        limits.connectionsPerClient = 3
        let page = try ServedPage(limits: limits)
        let open = try (0..<3).map { _ in try LoopbackClient(port: page.port) }
        for client in open { client.send(Array("GET".utf8)) }
        Thread.sleep(forTimeInterval: 0.1)
        XCTAssertEqual(try page.get().status, 0)
        withExtendedLifetime(open) {}
    }

    // MARK: Addresses

    private func assertNoServer(_ status: ExitStatus, _ message: String, _ change: (inout ServeOptions) -> Void) {
        var options = ServeOptions()
        change(&options)
        XCTAssertThrowsError(try PageServer("", options) { _ in }) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, status)
            XCTAssertTrue("\(error)".contains(message), "\(error)")
        }
    }

    func testAnAddressOrPortThatCannotBeIsNamedWithTheRemedy() throws {
        let page = try ServedPage()
        assertNoServer(.unavailable, "127.0.0.1: another program listens on port \(page.port). Name another --port") {
            ($0.addresses, $0.port) = (["127.0.0.1"], page.port)
        }
        assertNoServer(.unavailable, "192.0.2.7 is not an address of this machine.") { $0.addresses = ["192.0.2.7"] }
        assertNoServer(.usage, "\"desk.local\" is not an address of this machine in numbers.") {
            $0.addresses = ["desk.local"]
        }
        assertNoServer(.usage, "\"0.0.0.0\" is not an address of this machine") { $0.addresses = ["0.0.0.0"] }
    }

    func testAnAddressOfVersion6StandsInBrackets() throws {
        var options = ServeOptions()
        options.addresses = ["::1"]
        let server: PageServer
        do {
            server = try PageServer("", options) { _ in }
        } catch {
            throw XCTSkip("no IPv6 here: \(error)")
        }
        XCTAssertTrue(try XCTUnwrap(server.addresses.first).hasPrefix("http://[::1]:"))
    }

    func testOnlyAddressesOfOnesOwnNetworksAreServedUnasked() {
        let local: [UInt32] = [0x0A01_0203, 0xAC10_0001, 0xAC1F_FFFF, 0xC0A8_0105, 0xA9FE_0101]
        let others: [UInt32] = [0x7F00_0001, 0xAC20_0001, 0xAC0F_FFFF, 0xC0A9_0101, 0x0808_0808, 0x6440_0001]
        XCTAssertTrue(local.allSatisfy(LocalNetwork.isLocal))
        XCTAssertFalse(others.contains(where: LocalNetwork.isLocal))
        XCTAssertFalse(LocalNetwork.addresses.contains("127.0.0.1"))
        XCTAssertLessThanOrEqual(LocalNetwork.addresses.count, LocalNetwork.most)
    }
}
