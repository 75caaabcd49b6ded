import Foundation
import Glibc

/// Figures from the text files under /proc.
enum ProcessFiles {
    /// Returns the user and system time of a process in milliseconds; nil if the process does not exist.
    static func cpuTime(ofProcess identifier: String) -> Double? {
        text("/proc/\(identifier)/stat").flatMap {
            cpuTime(stat: $0, ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))))
        }
    }

    /// Returns the peak memory of this process, in MiB.
    static func peakMemory() -> Double? { text("/proc/self/status").flatMap(peakMemory(status:)) }

    /// Reads fields 14 and 15 of `stat`, see proc(5). The second field is a name in parentheses that may contain
    /// anything, so fields are counted from the last parenthesis.
    static func cpuTime(stat: String, ticksPerSecond: Double) -> Double? {
        guard let name = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: name)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        return (user + system) * 1000 / ticksPerSecond
    }

    /// Reads `VmHWM` from `status`, see proc(5). It is in KiB.
    static func peakMemory(status: String) -> Double? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }

    private static func text(_ path: String) -> String? {
        // String(contentsOfFile:) relies on the size that the file system reports, which is 0 under /proc.
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.readToEnd() else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
