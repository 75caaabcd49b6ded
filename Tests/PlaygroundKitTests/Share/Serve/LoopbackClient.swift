import Foundation
import XCTest

/// A client of a server on 127.0.0.1 that sends whatever bytes a test wants.
final class LoopbackClient {
    private let socket: Int32

    /// Connects.
    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // The call takes any kind of address by a pointer to the common beginning of all.
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
    }

    deinit { close(socket) }

    /// Sends the bytes, as many as the server takes.
    func send(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// The bytes until the server closes the connection, or says nothing for `seconds`.
    func replyUntilClosed(within seconds: Int = 10) -> String {
        var (text, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
        var answer = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&answer, 1, Int32(seconds * 1000)) > 0 ? recv(socket, &buffer, buffer.count, 0) : 0
            guard count > 0 else { return String(decoding: text, as: UTF8.self) }
            text += buffer[..<count]
        }
    }
}

/// A request to a served page: one that sends a take, correct unless a test changes it.
struct PageRequest {
    var method = "POST"
    var path: String
    var headers: [String: String]
    var body: [UInt8]

    init(_ address: URL, body: [UInt8]) {
        path = address.path + "/takes"
        let host = "127.0.0.1:\(address.port ?? 0)"
        headers = [
            "Host": host, "Origin": "http://\(host)", "Content-Type": "application/json",
            "Content-Length": "\(body.count)", "Connection": "close",
            "User-Agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36",
        ]
        self.body = body
    }

    var bytes: [UInt8] {
        let lines =
            ["\(method) \(path) HTTP/1.1"] + headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" } + ["", ""]
        return Array(lines.joined(separator: "\r\n").utf8) + body
    }
}

/// A reply, taken apart.
struct PageReply {
    let status: Int
    let headers: [String: String]
    let body: String

    init(_ text: String) {
        let parts = text.components(separatedBy: "\r\n\r\n")
        let lines = parts[0].components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        status = words.count > 1 ? Int(words[1]) ?? 0 : 0
        body = parts.dropFirst().joined(separator: "\r\n\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        self.headers = headers
    }
}
