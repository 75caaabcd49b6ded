import Foundation
import XCTest

/// A socket that accepts connections and never answers, like a compositor that hangs.
final class SilentServer {
    let name: String
    private let socket: Int32

    /// Listens in `folder`, the `XDG_RUNTIME_DIR` of a Wayland client.
    init(in folder: URL) throws {
        name = "silent"
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.appendingPathComponent(name).path
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0, listen(socket, 4) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    }

    deinit { close(socket) }

    /// Whether a client has connected and waits for an answer.
    var hasGuest: Bool {
        var query = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&query, 1, 0) > 0
    }

    /// Disconnects the first client.
    func dismissGuest() { close(accept(socket, nil, nil)) }
}
