import ScrollAnalysis
import Synchronization

/// Answers for a served page: the page itself, and the takes that it sends. Everything else is refused with a reason.
///
/// A request without the path gets no information. One with it is checked for coming from the page itself: other sites in
/// the same browser, and names that were made to point here, are refused.
final class SharedPageService: HTTPService {
    private let page: [UInt8]
    private let path: SecretPath
    /// The addresses with ports that the page is served on.
    private let hosts: Set<String>
    private let limits: ServerLimits
    private let clock: @Sendable () -> Duration
    private let receive: @Sendable (SentTake) throws(PlaygroundError) -> Void
    private let onReply: @Sendable (Int) -> Void
    private let state: Mutex<State>

    private struct State {
        var rate: RateLimit
        var takes = 0
    }

    /// `receive` gets each take, on a server's thread; what it throws is the reply. `onReply` gets the status of each
    /// request that is over.
    init(
        page: String, path: SecretPath, hosts: [String], limits: ServerLimits,
        clock: @escaping @Sendable () -> Duration = SharedPageService.uptime(),
        receive: @escaping @Sendable (SentTake) throws(PlaygroundError) -> Void,
        onReply: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.page = Array(page.utf8)
        (self.path, self.hosts, self.limits, self.clock) = (path, Set(hosts), limits, clock)
        (self.receive, self.onReply) = (receive, onReply)
        state = Mutex(State(rate: RateLimit(burst: limits.burst, perSecond: limits.requestsPerSecond)))
    }

    /// A clock that starts now.
    static func uptime() -> @Sendable () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }

    func verdict(on request: HTTPRequest) -> HTTPVerdict {
        let isPage = SecretPath.isSame(request.path, path.text)
        guard isPage || SecretPath.isSame(request.path, path.takes) else {
            return .reply(HTTPReply(404, "Nothing is here."))
        }
        let general = refusal(of: request, methods: isPage ? ["GET", "HEAD"] : ["POST"])
        if let refusal = general ?? (isPage ? nil : refusal(ofTake: request)) {
            return isShort(request) ? .replyAfterBody(refusal) : .reply(refusal)
        }
        return isPage ? .replyAfterBody(HTTPReply(page: page)) : .read
    }

    func reply(to request: HTTPRequest, body: [UInt8]) -> HTTPReply {
        let number = state.withLock {
            $0.takes += 1
            return $0.takes
        }
        do throws(PlaygroundError) {
            let name = "\(PhoneName.of(request.headers[.userAgent])) #\(number)"
            let take = try SentTake(body, name: name, longest: limits.gesture)
            try receive(take)
            return HTTPReply(201, name)
        } catch {
            return HTTPReply(Self.status(of: error), error.description)
        }
    }

    func replied(_ status: Int) { onReply(status) }

    private static func status(of error: PlaygroundError) -> Int {
        switch error.status {
        case .malformed: 400
        case .unavailable: 503
        case .inputOutput: 507
        case .done, .failed, .usage: 500
        }
    }
}

// MARK: What is refused

extension SharedPageService {
    /// Whether there is a body that can be discarded, or none.
    private func isShort(_ request: HTTPRequest) -> Bool {
        request.headers[.transferEncoding] == nil
            && Int(request.headers[.contentLength] ?? "0").map { $0 <= limits.body } == true
    }

    private func refusal(of request: HTTPRequest, methods: [String]) -> HTTPReply? {
        guard state.withLock({ $0.rate.allows(at: clock()) }) else {
            let seconds = Int((1 / limits.requestsPerSecond).rounded(.up))
            return HTTPReply(
                429, "More requests than \(limits.requestsPerSecond.shortestDecimal) a second. Wait a moment.",
                headers: ["Retry-After": "\(seconds)"])
        }
        let expected = hosts.sorted().joined(separator: " or ")
        guard let host = request.headers[.host], hosts.contains(host) else {
            return Self.refusal(421, "Host", request.headers[.host], expected)
        }
        guard methods.contains(request.method) else {
            let names = methods.joined(separator: ", ")
            return HTTPReply(
                405, "method: found \(request.method.shown), expected \(names).", headers: ["Allow": names])
        }
        return nil
    }

    private func refusal(ofTake request: HTTPRequest) -> HTTPReply? {
        let headers = request.headers
        let origin = "http://\(headers[.host] ?? "")"
        guard headers[.origin] == origin else { return Self.refusal(403, "Origin", headers[.origin], origin) }
        let type = headers[.contentType].map { $0.prefix { $0 != ";" }.lowercased() }
        guard type?.split(separator: " ") == ["application/json"] else {
            return Self.refusal(415, "Content-Type", headers[.contentType], "application/json")
        }
        guard headers[.transferEncoding] == nil, let length = headers[.contentLength].flatMap({ Int($0) }) else {
            return HTTPReply(411, "Content-Length: found none, expected the number of bytes.")
        }
        guard length <= limits.body else {
            return Self.refusal(413, "Content-Length", "\(length)", "at most \(limits.body)")
        }
        return nil
    }

    private static func refusal(_ status: Int, _ header: String, _ found: String?, _ expected: String) -> HTTPReply {
        HTTPReply(status, "\(header): found \(found?.shown ?? "none"), expected \(expected).")
    }
}

extension String {
    /// Text of a client, for a reply.
    fileprivate var shown: String { shortened(to: 100).visible }
}
