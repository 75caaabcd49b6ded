import Glibc
import ScrollAnalysis

/// A socket that listens on an address of this machine.
final class ListeningSocket {
    /// Address and port as browsers write them: `192.168.1.5:8000`, `[fd00::1]:8000`.
    let authority: String
    private var descriptor: Int32

    /// `port` 0 stands for a free one. Throws ``ExitStatus/usage`` for a text that is not an address, and
    /// ``ExitStatus/unavailable`` if the system refuses.
    init(_ address: String, port: Int) throws(PlaygroundError) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &list) == 0, let found = list?.pointee else {
            throw Self.notAnAddress(address)
        }
        defer { freeaddrinfo(list) }
        descriptor = socket(found.ai_family, found.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), found.ai_protocol)
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        // A port that another process used a minute ago is free.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        guard descriptor >= 0, bind(descriptor, found.ai_addr, found.ai_addrlen) == 0, listen(descriptor, 16) == 0
        else {
            let problem = errno
            close(descriptor)
            throw Self.refusal(address, port, problem)
        }
        guard let name = Self.name(of: descriptor), !["0.0.0.0", "::"].contains(name.address) else {
            close(descriptor)
            throw Self.notAnAddress(address)
        }
        let host = found.ai_family == AF_INET6 ? "[\(name.address)]" : name.address
        // Browsers leave out the port that is the default.
        authority = name.port == "80" ? host : "\(host):\(name.port)"
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Hands the socket to a server, which closes it.
    func handOver() -> Int32 {
        defer { descriptor = -1 }
        return descriptor
    }

    /// The descriptor of the socket; -1 after ``handOver()``.
    var file: Int32 { descriptor }

    private static func name(of socket: Int32) -> (address: String, port: String)? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: 32)
        // The system's calls take any kind of address by a pointer to the common beginning of all.
        let isKnown = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(socket, $0, &length) == 0
                    && getnameinfo(
                        $0, length, &host, socklen_t(host.count), &port, socklen_t(port.count),
                        NI_NUMERICHOST | NI_NUMERICSERV) == 0
            }
        }
        return isKnown ? (text(host), text(port)) : nil
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func notAnAddress(_ text: String) -> PlaygroundError {
        PlaygroundError(
            .usage, "\"\(text)\" is not an address of this machine in numbers.",
            remedy: "Give one such as 192.168.1.5 for --address\(known).")
    }

    private static func refusal(_ address: String, _ port: Int, _ problem: Int32) -> PlaygroundError {
        switch problem {
        case EADDRINUSE:
            PlaygroundError(
                .unavailable, "\(address): another program listens on port \(port).",
                remedy: "Name another --port, or none.")
        case EADDRNOTAVAIL:
            PlaygroundError(
                .unavailable, "\(address) is not an address of this machine.",
                remedy: "Name one that it has for --address\(known).")
        case EACCES:
            PlaygroundError(
                .unavailable, "\(address): the system does not allow port \(port).",
                remedy: "Name a --port from 1024 on, or none.")
        default:
            PlaygroundError(
                .unavailable, "\(address): cannot listen on port \(port): \(String(cString: strerror(problem))).",
                remedy: "Name another --address or --port.")
        }
    }

    private static var known: String {
        let addresses = LocalNetwork.addresses
        return addresses.isEmpty ? "" : ": " + addresses.joined(separator: ", ")
    }
}
