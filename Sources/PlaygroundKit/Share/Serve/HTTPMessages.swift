/// A request as its headers describe it.
struct HTTPRequest: Equatable, Sendable {
    var method: String
    /// The decoded path of the address, without a query.
    var path: String
    /// The headers that replies depend on. Of several with one name it is the first.
    var headers: [HTTPHeader: String] = [:]
}

/// The headers that replies depend on.
enum HTTPHeader: String, CaseIterable, Sendable {
    case host = "Host"
    case origin = "Origin"
    case contentType = "Content-Type"
    case contentLength = "Content-Length"
    case transferEncoding = "Transfer-Encoding"
    case userAgent = "User-Agent"
}

/// A reply to a request.
struct HTTPReply: Equatable, Sendable {
    var status: Int
    var body: [UInt8]
    var type = "text/plain; charset=utf-8"
    /// Headers beside those that every reply has.
    var headers: [String: String] = [:]

    /// A reply with a line of text.
    init(_ status: Int, _ text: String, headers: [String: String] = [:]) {
        (self.status, self.headers) = (status, headers)
        body = Array((text + "\n").utf8)
    }

    /// A page.
    init(page: [UInt8]) {
        (status, body, type) = (200, page, "text/html; charset=utf-8")
    }

    /// What every reply asks of browsers: no copies, no guesses of types, no address in other sites' hands, and no
    /// requests but to the server itself.
    static let guards = [
        "Cache-Control": "no-store",
        "Content-Security-Policy": SharePage.policy(isServed: true) + "; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    ]
}

/// What happens to a request whose headers were read.
enum HTTPVerdict: Equatable, Sendable {
    /// It is answered at once and its body never read; the connection is closed.
    case reply(HTTPReply)
    /// Its body is discarded, then it is answered. Clients that send before they listen get to read the reason.
    case replyAfterBody(HTTPReply)
    /// Its body, of at most as many bytes as it declared, is read for ``HTTPService/reply(to:body:)``.
    case read
}

/// Answers requests. Called from the threads of several servers.
protocol HTTPService: Sendable {
    /// Decides on a request by its headers.
    func verdict(on request: HTTPRequest) -> HTTPVerdict
    /// Answers a request whose body was read.
    func reply(to request: HTTPRequest, body: [UInt8]) -> HTTPReply
    /// Called when a request is over that got a reply with this status.
    func replied(_ status: Int)
}
