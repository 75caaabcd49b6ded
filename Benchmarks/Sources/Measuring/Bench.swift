import CAllocationCount

/// Measures bodies one after the other and prints a line for each.
public struct Bench {
    /// Only titles that contain this are measured; empty for all.
    public var filter = ""
    /// Sum of all results, so that the optimiser cannot drop what is measured.
    ///
    /// Each call waits for the sum, some 16 cycles, which shorter calls hide behind. Summed up as bits they would not, but
    /// then each call began with the registers that the last one left, and longer ones waited for those.
    public private(set) var checksum = 0.0

    private static let rounds = 11

    /// How many calls a measurement makes at most in a round: few where a profiler counts every instruction.
    private let mostCalls: Int

    /// Measures the titles that contain `filter`.
    public init(filter: String, mostCalls: Int = .max) {
        self.filter = filter
        self.mostCalls = mostCalls
    }

    /// True when `title` is asked for: whoever sets up something large looks here first.
    public func wants(_ title: String) -> Bool { filter.isEmpty || title.contains(filter) }

    /// Prints the median time of a call over eleven rounds, and its allocations. The body gets the number of the call,
    /// so that its input can change.
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

    /// The same for a call that uses its subject up: the subjects are made in batches, between the times that count.
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

    /// Few enough to stay in the nearest cache, as what is used all the time does; enough to hide the clock.
    private static let batch = 8

    /// Prints times of single calls in nanoseconds, in order, with what each of them allocated on average.
    public func print(_ title: String, _ times: [Double], allocations: Double) {
        guard let best = times.first else { return }
        let name = title + String(repeating: " ", count: max(1, 56 - title.count))
        let (median, least) = (Bench.time(times[times.count / 2]), Bench.time(best))
        Swift.print("\(name)\(median)   best \(least)   allocations \(Bench.rounded(allocations))")
    }

    /// How often the program asked for memory up to now.
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
