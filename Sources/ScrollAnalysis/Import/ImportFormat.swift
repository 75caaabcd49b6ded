/// A format of other programs' logs of input. The raw values are those of `--format`.
package enum ImportFormat: String, CaseIterable, Sendable {
    case libinputEvents = "libinput-events"
    case libinputRecord = "libinput-record"
    case getevent
    case chromeTrace = "chrome-trace"

    /// The command that writes such a log.
    var command: String {
        switch self {
        case .libinputEvents: "libinput debug-events"
        case .libinputRecord: "libinput record"
        case .getevent: "getevent -lp; getevent -lt"
        case .chromeTrace: "chrome://tracing with the categories input and benchmark"
        }
    }

    /// Returns the format of a file by its first line that is typical of one; nil if there is none in the first 64 KiB.
    package static func recognized(in bytes: [UInt8]) -> ImportFormat? {
        let head = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        for line in head.split(whereSeparator: \.isNewline) {
            let text = line.drop(while: \.isWhitespace)
            if text.isEmpty { continue }
            if let format = format(of: line, text) { return format }
        }
        return nil
    }

    private static func format(of line: Substring, _ text: Substring) -> ImportFormat? {
        if EvdevLogLine.isEvent(line) || text.hasPrefix("add device ") { return .getevent }
        if text.hasPrefix("{") || text.hasPrefix("[") { return .chromeTrace }
        if line.hasPrefix("ndevices:") { return .libinputRecord }
        return LibinputEventLine.isHeader(line) ? .libinputEvents : nil
    }
}
