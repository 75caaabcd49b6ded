import Glibc
import ScrollAnalysis
import SDLHost

/// A page that is served in the local network until this is released.
///
/// Does not own: what becomes of the takes.
final class PageServer {
    /// The addresses of the page, the best one for a phone first.
    let addresses: [String]
    private let servers: [HTTPServer]

    /// Serves `page` as the options ask. `receive` and `onReply` are those of ``SharedPageService``. Throws
    /// ``ExitStatus/usage`` for an address that is none, and ``ExitStatus/unavailable`` without a network or if the
    /// system refuses.
    init(
        _ page: String, _ options: ServeOptions, limits: ServerLimits = ServerLimits(),
        receive: @escaping @Sendable (SentTake) throws(PlaygroundError) -> Void,
        onReply: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws(PlaygroundError) {
        let sockets = try Self.addresses(options).map { address throws(PlaygroundError) in
            try ListeningSocket(address, port: options.port ?? 0)
        }
        let path = SecretPath()
        let service = SharedPageService(
            page: page, path: path, hosts: sockets.map(\.authority), limits: limits, receive: receive, onReply: onReply)
        addresses = sockets.map { "http://\($0.authority)\(path.text)" }
        servers = try sockets.map { socket throws(PlaygroundError) in
            try HTTPServer(service, on: socket, limits: limits)
        }
    }

    private static func addresses(_ options: ServeOptions) throws(PlaygroundError) -> [String] {
        guard options.addresses.isEmpty else { return options.addresses }
        let addresses = LocalNetwork.addresses
        guard !addresses.isEmpty else {
            throw PlaygroundError(
                .unavailable, "this machine has no address in a local network.",
                remedy: "Connect it to one, or name an --address.")
        }
        return addresses
    }

    /// Prints the addresses, and on a terminal a code of the first one for a phone's camera.
    func announce(_ sentence: String) throws {
        var lines = addresses
        if isatty(STDOUT_FILENO) == 1, let square = addresses.first.flatMap({ QRSquare($0) }) {
            let hasColors = getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
            lines += [""] + square.lines(hasColors: hasColors) + [""]
        }
        try printData(lines.joined(separator: "\n") + "\n")
        printMessage(sentence)
    }
}
