import Glibc

/// The resources that the process has used since it started. The difference of two readings, divided by the frames
/// between them, is the cost per frame.
package struct ResourceUsage: Equatable, Sendable {
    /// Processor time of all threads, in user and system mode, in milliseconds.
    package var processCPU: Double
    /// Processor time of the display server, in milliseconds, in ticks of 10 ms; nil if its process is unknown.
    package var serverCPU: Double?
    /// Calls of malloc and related functions; nil unless a counting library is preloaded.
    package var allocations: UInt64?

    /// A reading with all its parts.
    package init(processCPU: Double, serverCPU: Double? = nil, allocations: UInt64? = nil) {
        self.processCPU = processCPU
        self.serverCPU = serverCPU
        self.allocations = allocations
    }

    static func difference(_ later: ResourceUsage, _ earlier: ResourceUsage) -> ResourceUsage {
        ResourceUsage(
            processCPU: later.processCPU - earlier.processCPU,
            serverCPU: later.serverCPU.flatMap { later in earlier.serverCPU.map { later - $0 } },
            allocations: later.allocations.flatMap { later in earlier.allocations.map { later &- $0 } })
    }
}

/// Reads the figures of the kernel and of a preloaded counting library for this process. Keeps no files open.
package struct ResourceProbe {
    private let serverProcess: String?
    private let allocationCount: (@convention(c) () -> UInt64)?

    /// `environment` may contain the process id of the display server in `PEER_XPID`.
    package init(environment: [String: String]) {
        serverProcess = environment["PEER_XPID"].flatMap { $0.isEmpty ? nil : $0 }
        // RTLD_DEFAULT is the null handle, a macro that Swift does not import.
        let symbol = dlsym(nil, "peer_alloc_count")
        allocationCount = symbol.map { unsafeBitCast($0, to: (@convention(c) () -> UInt64).self) }
    }

    /// Returns a reading of now.
    package func usage() -> ResourceUsage {
        ResourceUsage(
            processCPU: Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID),
            serverCPU: serverProcess.flatMap { ProcessFiles.cpuTime(ofProcess: $0) },
            allocations: allocationCount.map { $0() })
    }

    /// Returns the time of CLOCK_MONOTONIC, in milliseconds.
    package func now() -> Double { Self.milliseconds(CLOCK_MONOTONIC) }

    /// Returns the peak memory of the process, in MiB; nil if the kernel does not report it.
    package func peakMemory() -> Double? { ProcessFiles.peakMemory() }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
