import Foundation

/// Captures the text that code writes to standard error.
enum StandardError {
    static func text(of body: () -> Void) -> String {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return "" }
        let kept = dup(2)
        dup2(ends[1], 2)
        body()
        dup2(kept, 2)
        close(kept)
        close(ends[1])
        let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self)
    }
}
