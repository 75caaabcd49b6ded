import Foundation

/// What a server answers, as `curl` tells it.
struct HTTPAnswer {
    let status: Int
    let body: [UInt8]

    /// No more are asked at a time: a list that is scrolled fast asks for many pictures.
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 4
        return queue
    }()

    /// Nil where no server answers within a minute, or the answer is larger than 64 MB, or `curl` is not there.
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

    /// The status follows the body on a line of its own.
    private static func command(_ url: URL) -> [String] {
        [
            "curl", "--silent", "--location", "--proto", "=http,https", "--max-time", "60", "--max-filesize",
            "67108864",
            "--write-out", "\n%{http_code}", "--url", url.absoluteString,
        ]
    }
}
