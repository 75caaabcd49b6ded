import Foundation

/// The resources that a process has used so far, as the kernel counts them for all of its threads.
struct ProcessUsage: Equatable {
    /// Ticks of 10 ms.
    var cpuTicks: Int
    /// The number of times that one of its threads went to sleep, and so woke up.
    var sleeps: Int
    /// Whether no thread runs or is ready to run.
    var isSleeping: Bool

    /// The usage of a running process.
    init(of id: pid_t) throws {
        let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")
        (cpuTicks, sleeps, isSleeping) = (0, 0, true)
        for task in tasks {
            // A thread may end between the listing and here.
            guard let stat = try? Self.text("/proc/\(id)/task/\(task)/stat"),
                let status = try? Self.text("/proc/\(id)/task/\(task)/status")
            else { continue }
            add(stat: stat, status: status)
        }
    }

    private mutating func add(stat: String, status: String) {
        // The name in parentheses may contain blanks; the fields after it do not.
        let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        cpuTicks += (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
        isSleeping = isSleeping && fields[1] == "S"
        for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
            sleeps += Int(line.drop { !$0.isNumber }) ?? 0
        }
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
