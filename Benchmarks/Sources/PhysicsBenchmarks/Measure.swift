import CAllocationCount

/// Measures bodies one after the other and prints a line for each.
struct Bench {
    /// Only titles that contain this are measured; empty for all.
    var filter = ""
    /// Sum of all results, so that the optimiser cannot drop what is measured.
    private(set) var checksum = 0.0

    init(filter: String) { self.filter = filter }

    /// Prints the median time of a call over eleven rounds, and its allocations. The body gets the number of the call,
    /// so that its input can change.
    mutating func measure(_ title: String, calls: Int = 200_000, body: (Int) -> Double) {
        guard filter.isEmpty || title.contains(filter) else { return }
        for call in 0..<calls / 10 { checksum += body(call) }
        let clock = ContinuousClock()
        var rounds: [Double] = []
        rounds.reserveCapacity(11)
        let before = allocation_count()
        for _ in 0..<11 {
            let start = clock.now
            for call in 0..<calls { checksum += body(call) }
            rounds.append((clock.now - start) / .nanoseconds(1) / Double(calls))
        }
        let allocations = Double(allocation_count() - before) / Double(calls * rounds.count)
        rounds.sort()
        let name = title + String(repeating: " ", count: max(1, 44 - title.count))
        print("\(name)\(rounded(rounds[5])) ns   best \(rounded(rounds[0])) ns   allocations \(rounded(allocations))")
    }

    private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
