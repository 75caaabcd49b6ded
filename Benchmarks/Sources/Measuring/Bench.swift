import CAllocationCount

/// Measures closures one after the other and prints a line for each.
public struct Bench {
    /// Only titles that contain this text are measured; empty for all.
    public var filter = ""
    /// The sum of all results, so that the optimiser cannot remove the measured code.
    ///
    /// Each call waits for the sum, about 16 cycles, which hides shorter calls. A sum of bit patterns would not, but
    /// then each call would start with the registers of the last one, and longer calls would wait for those.
    public private(set) var checksum = 0.0

    private static let rounds = 11

    /// The maximum number of calls per round: few if a profiler counts every instruction.
    private let mostCalls: Int

    /// Measures the titles that contain `filter`.
    public init(filter: String, mostCalls: Int = .max) {
        self.filter = filter
        self.mostCalls = mostCalls
    }

    /// Returns whether `title` is measured. Check it before an expensive setup.
    public func wants(_ title: String) -> Bool { filter.isEmpty || title.contains(filter) }

    /// Prints the median time of a call over eleven rounds, and its allocations. The closure gets the number of the
    /// call, so that its input can vary.
    public mutating func measure(_ title: String, calls: Int = 200_000, body: (Int) -> Double) {
        guard wants(title) else { return }
        let calls = min(calls, mostCalls)
        for call in 0..<calls / 10 { checksum += body(call) }
        let clock = ContinuousClock()
        var rounds: [Double] = []
        rounds.reserveCapacity(Self.rounds)
        let before = Bench.allocations
        for _ in 0..<Self.rounds {
            var sum = 0.0
            let start = clock.now
            for call in 0..<calls { sum += body(call) }
            rounds.append((clock.now - start) / .nanoseconds(1) / Double(calls))
            checksum += sum
        }
        let allocations = Double(Bench.allocations - before) / Double(calls * rounds.count)
        print(title, rounds.sorted(), allocations: allocations)
    }

    /// Measures a call that consumes its subject. The subjects are created in batches, outside the measured time.
    public mutating func measure<Subject>(
        _ title: String, calls: Int = 50_000, of prepare: () -> Subject, body: (inout Subject) -> Double
    ) {
        guard wants(title) else { return }
        let calls = max(min(calls, mostCalls), Self.batch)
        let clock = ContinuousClock()
        var (rounds, allocations) = ([Double](), Int64(0))
        for round in 0...Self.rounds {
            var time = Duration.zero
            for _ in 0..<calls / Self.batch {
                var subjects = (0..<Self.batch).map { _ in prepare() }
                let (before, start) = (Bench.allocations, clock.now)
                let sum = subjects.withUnsafeMutableBufferPointer { subjects in
                    subjects.indices.reduce(0.0) { $0 + body(&subjects[$1]) }
                }
                time += clock.now - start
                checksum += sum
                if round > 0 { allocations += Bench.allocations - before }
            }
            if round > 0 { rounds.append(time / .nanoseconds(1) / Double(calls / Self.batch * Self.batch)) }
        }
        let counted = Double(calls / Self.batch * Self.batch * Self.rounds)
        print(title, rounds.sorted(), allocations: Double(allocations) / counted)
    }

    /// Few enough to stay in the nearest cache, as data in constant use does, and enough to hide the clock.
    private static let batch = 8

    /// Prints sorted times of single calls in nanoseconds, with the average allocations per call.
    public func print(_ title: String, _ times: [Double], allocations: Double) {
        guard let best = times.first else { return }
        let name = title + String(repeating: " ", count: max(1, 56 - title.count))
        let (median, least) = (Bench.time(times[times.count / 2]), Bench.time(best))
        Swift.print("\(name)\(median)   best \(least)   allocations \(Bench.rounded(allocations))")
    }

    /// The number of allocations by the program so far.
    public static var allocations: Int64 { allocation_count() }

    private static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<10_000: "\(rounded(nanoseconds)) ns"
        case ..<10_000_000: "\(rounded(nanoseconds / 1e3)) us"
        default: "\(rounded(nanoseconds / 1e6)) ms"
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
