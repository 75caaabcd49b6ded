import Foundation

/// A server's answer, as reported by `curl`.
struct HTTPAnswer {
    let status: Int
    let body: [UInt8]

    /// Limits the number of concurrent requests: a list that is scrolled fast requests many pictures.
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 4
        return queue
    }()

    /// Nil if no server answers within a minute, if the answer exceeds 64 MB, or if `curl` is not installed.
    init?(from url: URL) async {
        let output: [UInt8]? = await withCheckedContinuation { continuation in
            Self.queue.addOperation { continuation.resume(returning: ChildProcess.bytes(of: Self.command(url))) }
        }
        guard let output, let end = output.lastIndex(of: UInt8(ascii: "\n")),
            let status = Int(String(decoding: output[(end + 1)...], as: UTF8.self))
        else { return nil }
        self.status = status
        body = Array(output[..<end])
    }

    /// Prints the status on a separate line after the body.
    private static func command(_ url: URL) -> [String] {
        [
            "curl", "--silent", "--location", "--proto", "=http,https", "--max-time", "60", "--max-filesize",
            "67108864",
            "--write-out", "\n%{http_code}", "--url", url.absoluteString,
        ]
    }
}
