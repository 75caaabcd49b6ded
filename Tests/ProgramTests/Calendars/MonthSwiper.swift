import SwiftUI

/// A month as a grid; a swipe goes to the next one. Generic over the look of a day, as calendar packages are.
struct MonthSwiper<DayView: View>: View {
    @Environment(\.calendar) private var calendar
    @Binding var month: Date
    let day: (Date, Bool) -> DayView
    @State private var direction: CGFloat = 1

    init(month: Binding<Date>, @ViewBuilder day: @escaping (Date, Bool) -> DayView) {
        self._month = month
        self.day = day
    }

    private var days: [Date] {
        guard
            let interval = calendar.dateInterval(of: .month, for: month),
            let first = calendar.dateInterval(of: .weekOfMonth, for: interval.start)
        else { return [] }
        return (0..<42).compactMap { calendar.date(byAdding: .day, value: $0, to: first.start) }
    }

    var body: some View {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
        VStack {
            header
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(days, id: \.self) { date in
                    day(date, calendar.isDate(date, equalTo: month, toGranularity: .month))
                        .id(date)
                }
            }
            .id(month)
            .transition(
                .asymmetric(
                    insertion: .offset(x: direction * 390).combined(with: .opacity),
                    removal: .offset(x: -direction * 390).combined(with: .opacity))
            )
            .contentShape(Rectangle())
            .highPriorityGesture(
                DragGesture(minimumDistance: 25, coordinateSpace: .local).onEnded { value in
                    if abs(value.translation.width) > abs(value.translation.height) {
                        move(by: value.translation.width < 0 ? 1 : -1)
                    }
                }
            )
        }
    }

    private var header: some View {
        HStack {
            Button {
                move(by: -1)
            } label: {
                Image(systemName: "chevron.left")
            }
            Spacer()
            Text(title).font(.headline)
            Spacer()
            Button {
                move(by: 1)
            } label: {
                Image(systemName: "chevron.right")
            }
        }
        .padding(.horizontal)
    }

    private var title: String {
        let parts = calendar.dateComponents([.year, .month], from: month)
        return "\(calendar.monthSymbols[(parts.month ?? 1) - 1]) \(String(parts.year ?? 0))"
    }

    private func move(by months: Int) {
        guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
        direction = CGFloat(months)
        withAnimation(.easeInOut(duration: 0.3)) { month = next }
    }
}

struct HabitCalendar: View {
    @State private var month = Date(timeIntervalSinceReferenceDate: 0)
    @State private var done: Set<Date> = []

    var body: some View {
        VStack {
            MonthSwiper(month: $month) { date, isInMonth in
                Text("\(dayNumber(date))")
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .background(done.contains(date) ? Color.green : Color.clear)
                    .clipShape(Circle())
                    .opacity(isInMonth ? 1 : 0.3)
                    .onTapGesture {
                        guard isInMonth else { return }
                        if done.remove(date) == nil { done.insert(date) }
                    }
            }
            Text("Done on \(done.count) days")
            Spacer()
        }
        .environment(\.calendar, .gregorianInGreenwich)
    }

    private func dayNumber(_ date: Date) -> Int { Calendar.gregorianInGreenwich.component(.day, from: date) }
}

extension Calendar {
    fileprivate static let gregorianInGreenwich: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()
}

struct HabitCalendar_Previews: PreviewProvider {
    static var previews: some View { HabitCalendar() }
}
