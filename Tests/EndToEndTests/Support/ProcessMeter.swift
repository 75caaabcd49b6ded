import Foundation

/// What a process has used so far, as the kernel counts it for all of its threads.
struct ProcessUsage: Equatable {
    /// In ticks of 10 ms.
    var cpuTicks: Int
    /// How often a thread of it went to sleep, and so woke up.
    var sleeps: Int
    /// No thread runs or wants to.
    var isSleeping: Bool

    /// Of a process that runs.
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
        // The name in brackets may hold blanks; what follows it does not.
        let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        cpuTicks += (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
        isSleeping = isSleeping && fields[1] == "S"
        for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
            sleeps += Int(line.drop { !$0.isNumber }) ?? 0
        }
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
