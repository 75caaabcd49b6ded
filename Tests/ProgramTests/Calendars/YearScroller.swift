import SwiftUI

/// All months of some years below each other; it opens at this month and displays the visible one.
struct YearScroller: View {
    struct Month: Hashable, Identifiable, Comparable {
        let year: Int
        let month: Int
        var id: Self { self }
        var title: String { "\(Self.names[month - 1]) \(String(year))" }
        var days: Int {
            switch month {
            case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        }

        static func < (a: Month, b: Month) -> Bool { (a.year, a.month) < (b.year, b.month) }
        private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    }

    let today: Month
    @State private var read: Month?
    private let months: [Month]

    init(today: Month) {
        self.today = today
        months = (today.year - 2...today.year + 2).flatMap { year in (1...12).map { Month(year: year, month: $0) } }
        _read = State(initialValue: today)
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 20) {
                ForEach(months) { month in
                    MonthBlock(month: month, isCurrent: month == today)
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .scrollPosition(id: $read, anchor: .top)
        .safeAreaInset(edge: .top) {
            HStack {
                Text("Reading \(read?.title ?? "-")").font(.headline)
                Spacer()
                Button("Today") {
                    withAnimation(.snappy) { read = today }
                }
                .disabled(read == today)
            }
            .padding()
            .background(.bar)
        }
    }
}

private struct MonthBlock: View {
    let month: YearScroller.Month
    let isCurrent: Bool

    private let columns = [GridItem](repeating: GridItem(.flexible(minimum: 20)), count: 7)

    var body: some View {
        VStack(alignment: .leading) {
            Text(month.title).foregroundStyle(isCurrent ? .red : .primary)
            LazyVGrid(columns: columns) {
                ForEach(1...month.days, id: \.self) { day in
                    Text(day, format: .number).font(.caption).frame(height: 24)
                }
            }
        }
        .equatable(by: month)
    }
}

extension View {
    /// Stands for a comparison of the app's own.
    fileprivate func equatable<Value: Equatable>(by value: Value) -> some View {
        transaction(value: value) { _ in }
    }
}

#Preview {
    YearScroller(today: .init(year: 2025, month: 6))
}
