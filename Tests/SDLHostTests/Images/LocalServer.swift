import Foundation
import Glibc
import Synchronization

/// A server on this machine, with an answer for each path; every other path is not found.
final class LocalServer: Sendable {
    private let answers: [String: (status: Int, body: [UInt8])]
    private let listener: Int32
    private let port: UInt16
    private let count = Mutex(0)

    struct NoSocket: Error {}

    init(answers: [String: (status: Int, body: [UInt8])]) throws {
        self.answers = answers
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The socket calls take a pointer to the common head of all address types.
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isOpen else { throw NoSocket() }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in serve() }
    }

    /// The number of requests for the card.
    var requests: Int { count.withLock { $0 } }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw NoSocket() }
        return url
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            var request = [UInt8](repeating: 0, count: 8192)
            let length = max(0, read(connection, &request, request.count))
            let words = String(decoding: request[..<length], as: UTF8.self).split(separator: " ", maxSplits: 2)
            let answer = words.count > 1 ? answers[String(words[1])] : nil
            let (status, body) = answer ?? (404, [])
            if status == 200, String(words[1]) == "/card.png" { count.withLock { $0 += 1 } }
            let head = "HTTP/1.1 \(status) X\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
            let bytes = Array(head.utf8) + body
            _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            close(connection)
        }
    }
}
