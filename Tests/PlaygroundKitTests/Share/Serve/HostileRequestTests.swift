import AnalysisTestSupport
import Foundation
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A served page under clients that want to break it. All of them are on this machine, and their number is bounded.
final class HostileRequestTests: XCTestCase {
    /// Kilobytes of memory that this process has in use.
    private static func residentMemory() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
    }

    func testNoClientBreaksItWritesAnythingOrCostsMemory() throws {
        // What every client may ask is tested elsewhere; here each one is to get as far as it can.
        var limits = ServerLimits()
        (limits.burst, limits.silence, limits.patience) = (1e9, 2, .seconds(2))
        (limits.connections, limits.connectionsPerClient) = (500, 500)
        let page = try ServedPage(limits: limits)
        let recording = Array(
            try Data(contentsOf: ShippedRecordings.folder.appendingPathComponent("carousel-flick.json")))
        var random = SplitMix(seed: 42)
        let count = Repetition.isWhole ? 1_000 : 60
        let start = ContinuousClock.now
        var (before, valid, answered) = (0, 0, 0)
        for index in 0..<count {
            // The first requests of each kind make what stays: the thread's memory, the parser's tables.
            if index == count / 4 { before = try Self.residentMemory() }
            let attack = HostileRequest(page.address, recording, kind: index % HostileRequest.kinds, using: &random)
            if attack.isValid { valid += 1 }
            let client = try LoopbackClient(port: page.port)
            for part in attack.parts { client.send(part) }
            guard attack.waits else { continue }
            let reply = PageReply(client.replyUntilClosed(within: 5))
            if reply.status > 0 { answered += 1 }
            XCTAssertEqual(reply.status == 201, attack.isValid, "\(index): \(reply.status) \(reply.body)")
        }
        XCTAssertEqual(page.takes.count, valid)
        XCTAssertLessThan(valid, count / 4)
        XCTAssertGreaterThan(answered, count / 2, "most are told a reason")
        let growth = try Self.residentMemory() - before
        XCTAssertLessThan(growth, 24_000, "KB")
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(120))
        XCTAssertEqual(try page.get().body, ServedPage.text, "it still serves")
    }
}

/// A request that no page sends.
private struct HostileRequest {
    static let kinds = 15

    /// Bytes that are sent one after the other.
    var parts: [[UInt8]] = []
    /// Whether the client waits for the reply; otherwise it closes the connection.
    var waits = true
    /// Whether it is a recording after all.
    var isValid = false

    init(_ address: URL, _ recording: [UInt8], kind: Int, using random: inout SplitMix) {
        var request = PageRequest(address, body: recording)
        func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
        switch kind {
        case 0: parts = [bytes(Int.random(in: 1...5000, using: &random)) + Array("\r\n\r\n".utf8)]
        case 1:
            // Some bytes of the recording are others.
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let place = Int.random(in: 0..<recording.count, using: &random)
                request.body[place] = UInt8.random(in: 0...255, using: &random)
            }
            isValid = (try? SentTake(request.body, name: "", longest: .seconds(120))) != nil
            parts = [request.bytes]
        case 2:
            request.body = Array(recording.prefix(Int.random(in: 0..<recording.count - 2, using: &random)))
            request.headers["Content-Length"] = "\(request.body.count)"
            parts = [request.bytes]
        case 3:
            request.body = Array(
                String(repeating: ["[", "{\"a\":", "\"", "-"].randomElement(using: &random) ?? "", count: 50_000).utf8)
            request.headers["Content-Length"] = "\(request.body.count)"
            parts = [request.bytes]
        case 4:
            request.headers["X-Long"] = String(repeating: "x", count: 200_000)
            parts = [request.bytes]
        case 5:
            for index in 0..<3000 { request.headers["X-\(index)"] = "\(index)" }
            parts = [request.bytes]
        case 6:
            // A length that is a lie: more, less, or no number.
            let lie = ["99999999999999999999", "-1", "0x10", "1e3", "", "\(recording.count * 2)", "10"].randomElement(
                using: &random)
            request.headers["Content-Length"] = lie
            parts = [request.bytes]
            waits = lie != "\(recording.count * 2)"
        case 7:
            request.headers["Content-Length"] = nil
            request.headers["Transfer-Encoding"] = "chunked"
            request.body = Array("FFFFFFFFFFFFFFFF\r\n".utf8) + bytes(1000)
            parts = [request.bytes]
        case 8:
            request.path =
                [
                    "/../../etc/passwd", "/%2e%2e/%00", address.path + "/../takes", address.path + "%00/takes", "*",
                    "http://evil.example/",
                    "/" + String(repeating: "a/", count: 3000),
                ].randomElement(using: &random) ?? ""
            parts = [request.bytes]
        case 9:
            request.headers["Host"] = ["", "evil.example", "127.0.0.1", "127.0.0.1:0@evil.example", "[::1]:80"]
                .randomElement(using: &random)
            parts = [request.bytes]
        case 10:
            request.headers["Origin"] = ["", "null", "http://evil.example", "file://", "https://127.0.0.1"]
                .randomElement(using: &random)
            parts = [request.bytes]
        case 11:
            request.method =
                ["BREW", "post", "CONNECT", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}"].randomElement(
                    using: &random) ?? ""
            parts = [request.bytes]
        case 12:
            // Cut off anywhere.
            let all = request.bytes
            parts = [Array(all.prefix(Int.random(in: 0..<all.count, using: &random)))]
            waits = false
        case 13:
            // One byte after the other, and gone.
            parts = request.bytes.prefix(200).map { [$0] }
            waits = false
        default:
            // Several at once on one connection, the next before the answer to the last.
            request.headers["Content-Type"] = "text/plain"
            request.headers["Connection"] = nil
            var last = request
            last.headers["Connection"] = "close"
            parts = [request.bytes + request.bytes + last.bytes]
        }
    }
}
