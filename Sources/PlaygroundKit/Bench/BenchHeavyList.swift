import ScrollUI
import SDLHost

/// Rows whose body computes for 2 ms.
struct BenchHeavyList: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(0..<count, id: \.self) { HeavyRow(index: $0) }
            }
            .padding(16)
        }
        .scrollIndicators(.never)
    }
}

private struct HeavyRow: View {
    /// Nanoseconds.
    private static let load: Int64 = 2_000_000

    let index: Int

    var body: some View {
        let _ = compute()
        BenchCard(index: index).frame(height: 96)
    }

    private func compute() {
        let end = MonotonicClock.nanoseconds() + Self.load
        while MonotonicClock.nanoseconds() < end {}
    }
}
