import CMicrohttpd
import ScrollAnalysis

/// Answers requests on one socket, on a thread of libmicrohttpd.
///
/// Does not own: what is answered, which is its service's. Source: libmicrohttpd, `microhttpd.h`.
final class HTTPServer {
    private let daemon: OpaquePointer
    /// The daemon refers to it by a pointer that does not retain it.
    private let context: Context

    /// The daemon's thread uses it; its members are constant.
    private final class Context: Sendable {
        let library: cmicrohttpd
        let service: any HTTPService
        let patience: Duration

        init(_ library: cmicrohttpd, _ service: any HTTPService, patience: Duration) {
            (self.library, self.service, self.patience) = (library, service, patience)
        }
    }

    /// Throws ``ExitStatus/unavailable`` if the library is missing, or the system gives no thread.
    init(_ service: any HTTPService, on socket: ListeningSocket, limits: ServerLimits) throws(PlaygroundError) {
        var library = cmicrohttpd()
        if let problem = cmicrohttpd_open(&library) {
            throw PlaygroundError(
                .unavailable, "\(String(cString: problem)).",
                remedy: "Install libmicrohttpd, for example Debian's package libmicrohttpd12.")
        }
        context = Context(library, service, patience: limits.patience)
        let bounds = cmicrohttpd_limits(
            silence: UInt32(limits.silence), connections: UInt32(limits.connections),
            connections_per_address: UInt32(limits.connectionsPerClient), headers: limits.headers)
        // Alive until the daemon has stopped, in deinit.
        let pointer = Unmanaged.passUnretained(context).toOpaque()
        guard
            let daemon = cmicrohttpd_start(library, socket.file, bounds, Self.handle, Self.completed, pointer)
        else {
            throw PlaygroundError(
                .unavailable, "\(socket.authority): the server could not be started.",
                remedy: "Allow more processes (ulimit -u) or more open files (ulimit -n).")
        }
        self.daemon = daemon
        _ = socket.handOver()
    }

    deinit {
        // Waits for the daemon's thread, so that nothing calls the context any more.
        cmicrohttpd_stop(context.library, daemon)
    }
}

extension HTTPReply {
    fileprivate static func late(after patience: Duration) -> HTTPReply {
        HTTPReply(408, "The body took more than \(Int(patience / .seconds(1))) s. Send it again.")
    }
}

// MARK: The library's calls

/// The library passes a request as pointers, first with its headers, then with each part of its body, and then once more
/// for the reply. What belongs to a request is retained in a slot that it offers, from the first call to `completed`.
extension HTTPServer {
    /// A request in progress. Only its daemon's thread uses it.
    private final class Progress {
        let request: HTTPRequest
        var verdict: HTTPVerdict
        let began = ContinuousClock.now
        var body: [UInt8] = []
        /// The status of the reply; nil before there is one.
        var status: Int?

        init(_ request: HTTPRequest, _ verdict: HTTPVerdict) { (self.request, self.verdict) = (request, verdict) }
    }

    private static let handle: MHD_AccessHandlerCallback = { context, connection, path, method, _, data, size, slot in
        guard let context, let connection, let path, let method, let size, let slot else { return .NO }
        let own = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
        guard let pointer = slot.pointee else {
            let request = HTTPRequest(
                method: String(cString: method), path: String(cString: path), headers: headers(connection, own.library))
            let progress = Progress(request, own.service.verdict(on: request))
            slot.pointee = Unmanaged.passRetained(progress).toOpaque()
            if case .reply(let reply) = progress.verdict {
                return send(reply, for: progress, to: connection, own.library)
            }
            return .YES
        }
        let progress = Unmanaged<Progress>.fromOpaque(pointer).takeUnretainedValue()
        // The library calls once more after a reply that came before the body's end.
        guard progress.status == nil else {
            size.pointee = 0
            return .YES
        }
        let time = ContinuousClock.now - progress.began
        if time > own.patience { progress.verdict = .replyAfterBody(.late(after: own.patience)) }
        guard size.pointee == 0 else {
            if progress.verdict == .read, let data {
                progress.body += UnsafeRawBufferPointer(start: data, count: size.pointee)
            } else {
                progress.body = []
            }
            size.pointee = 0
            // The library takes no reply amid a body, so that one that goes on trickling in is cut off.
            return time > own.patience * 2 ? .NO : .YES
        }
        return send(answer(progress, by: own.service), for: progress, to: connection, own.library)
    }

    private static let completed: MHD_RequestCompletedCallback = { context, _, slot, _ in
        guard let context, let pointer = slot?.pointee else { return }
        slot?.pointee = nil
        let progress = Unmanaged<Progress>.fromOpaque(pointer).takeRetainedValue()
        guard let status = progress.status else { return }
        Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().service.replied(status)
    }

    private static func answer(_ progress: Progress, by service: any HTTPService) -> HTTPReply {
        switch progress.verdict {
        case .reply(let reply), .replyAfterBody(let reply): reply
        case .read: service.reply(to: progress.request, body: progress.body)
        }
    }

    private static func headers(_ connection: OpaquePointer, _ library: cmicrohttpd) -> [HTTPHeader: String] {
        var headers: [HTTPHeader: String] = [:]
        for header in HTTPHeader.allCases {
            if let value = cmicrohttpd_header(library, connection, header.rawValue) {
                headers[header] = String(cString: value)
            }
        }
        return headers
    }

    private static func send(
        _ reply: HTTPReply, for progress: Progress, to connection: OpaquePointer, _ library: cmicrohttpd
    ) -> MHD_Result {
        let response = reply.body.withUnsafeBytes { cmicrohttpd_response(library, $0.baseAddress, $0.count) }
        guard let response else { return .NO }
        defer { cmicrohttpd_release(library, response) }
        var headers = HTTPReply.guards.merging(reply.headers) { $1 }
        headers["Content-Type"] = reply.type
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            guard cmicrohttpd_add_header(library, response, name, value) else { return .NO }
        }
        progress.status = reply.status
        return cmicrohttpd_reply(library, connection, UInt32(reply.status), response) ? .YES : .NO
    }
}
