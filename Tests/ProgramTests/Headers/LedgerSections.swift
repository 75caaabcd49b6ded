import SwiftUI

/// Bookings by month; the month and its sum stay above while its bookings pass.
struct LedgerSections: View {
    struct Booking: Identifiable, Hashable {
        let id: Int
        let text: String
        let cents: Int
    }

    struct Month: Identifiable {
        let name: String
        var bookings: [Booking]
        var id: String { name }
        var total: Int { bookings.reduce(0) { $0 + $1.cents } }
    }

    @State private var months: [Month] = LedgerSections.make()
    @State private var isCompact = false

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                ForEach(months) { month in
                    Section {
                        ForEach(month.bookings) { booking in
                            HStack {
                                Text(booking.text)
                                Spacer()
                                Text(booking.cents.asMoney).monospacedDigit()
                            }
                            .padding(.horizontal)
                            .frame(height: isCompact ? 30 : 52)
                        }
                    } header: {
                        header(month)
                    }
                }
            }
        }
        .overlay(alignment: .bottomTrailing) {
            Toggle("Compact", isOn: $isCompact.animation())
                .toggleStyle(.button)
                .padding()
        }
    }

    private func header(_ month: Month) -> some View {
        HStack {
            Text(month.name).font(.headline)
            Spacer()
            Text(month.total.asMoney).font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.horizontal)
        .frame(height: 40)
        .background(.thinMaterial)
        .id("header \(month.name)")
    }

    private static func make() -> [Month] {
        ["January", "February", "March", "April"].enumerated().map { index, name in
            Month(
                name: name,
                bookings: (0..<12).map { row in
                    Booking(id: index * 100 + row, text: "\(name.prefix(3)) booking \(row + 1)", cents: (row + 1) * 125)
                })
        }
    }
}

extension Int {
    fileprivate var asMoney: String { String(format: "%d.%02d €", self / 100, self % 100) }
}

#Preview("Ledger") {
    LedgerSections()
}
