import Foundation
import ScrollAnalysis
import Synchronization
import XCTest

@testable import PlaygroundKit

/// A page on 127.0.0.1, and the takes that arrived.
final class ServedPage {
    static let text = "<!DOCTYPE html><title>The page</title>"

    let address: URL
    private let server: PageServer
    private let received: Received

    private final class Received: Sendable {
        let takes = Mutex<[SentTake]>([])
    }

    /// `refusal` is what the receiver of takes throws.
    init(limits: ServerLimits = ServerLimits(), refusal: PlaygroundError? = nil) throws {
        let received = Received()
        self.received = received
        var options = ServeOptions()
        options.addresses = ["127.0.0.1"]
        server = try PageServer(Self.text, options, limits: limits) { take throws(PlaygroundError) in
            if let refusal { throw refusal }
            received.takes.withLock { $0.append(take) }
        }
        address = try XCTUnwrap(server.addresses.first.flatMap { URL(string: $0) })
    }

    var port: Int { address.port ?? 0 }

    var takes: [SentTake] { received.takes.withLock { $0 } }

    func reply(to request: PageRequest) throws -> PageReply {
        let client = try LoopbackClient(port: port)
        client.send(request.bytes)
        return PageReply(client.replyUntilClosed())
    }

    /// Asks for a path of the server's, the page's own by default.
    func get(_ path: String? = nil, method: String = "GET") throws -> PageReply {
        var request = PageRequest(address, body: [])
        (request.method, request.path) = (method, path ?? address.path)
        for header in ["Origin", "Content-Type", "Content-Length"] { request.headers[header] = nil }
        return try reply(to: request)
    }
}
