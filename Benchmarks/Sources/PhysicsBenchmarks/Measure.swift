import CAllocationCount

/// Keeps the optimiser from dropping what is measured: every result ends up in here and is printed at the end.
struct Sink {
    private(set) var sum = 0.0

    mutating func take(_ value: Double) { sum += value }
}

/// Runs a body many times and prints the median time of one call, and its allocations.
///
/// The body gets the number of the call, so that its input can change; what it gives back goes into the sink.
func measure(_ title: String, calls: Int = 200_000, sink: inout Sink, body: (Int) -> Double) {
    for call in 0..<calls / 10 { sink.take(body(call)) }
    let clock = ContinuousClock()
    let before = allocation_count()
    var rounds: [Double] = []
    rounds.reserveCapacity(11)
    for _ in 0..<11 {
        let start = clock.now
        for call in 0..<calls { sink.take(body(call)) }
        rounds.append((clock.now - start) / .nanoseconds(1) / Double(calls))
    }
    let allocations = Double(allocation_count() - before) / Double(calls * rounds.count)
    rounds.sort()
    let name = title + String(repeating: " ", count: max(1, 44 - title.count))
    print("\(name)\(rounded(rounds[5])) ns   best \(rounded(rounds[0])) ns   allocations \(rounded(allocations))")
}

private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
