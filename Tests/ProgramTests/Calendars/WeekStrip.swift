import SwiftUI

// Weeks that are paged without an end: as the first or last one comes to rest, another is put beside it.

struct WeekStrip: View {
    @State private var currentDate: Date
    @State private var weekSlider: [[WeekDay]] = []
    @State private var currentWeekIndex = 1
    @State private var createWeek = false
    private let calendar: Calendar

    init(today: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        self.calendar = calendar
        _currentDate = State(initialValue: today)
    }

    struct WeekDay: Identifiable {
        var id: Date { date }
        let date: Date
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(currentDate.dayName(calendar)).font(.title.bold()).padding(.leading)
            pages
                .frame(height: 90)
            Text("Nothing planned on the \(calendar.component(.day, from: currentDate)).")
                .padding()
            Spacer()
        }
        .onAppear(perform: fillIfNeeded)
    }

    private var pages: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(Array(weekSlider.enumerated()), id: \.element.first?.date) { index, week in
                    weekView(week)
                        .containerRelativeFrame(.horizontal)
                        .id(index)
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: Binding(get: { currentWeekIndex }, set: { currentWeekIndex = $0 ?? currentWeekIndex }))
        .onScrollPhaseChange { _, phase in
            if phase == .idle { paginate() }
        }
    }

    private func weekView(_ week: [WeekDay]) -> some View {
        HStack(spacing: 0) {
            ForEach(week) { day in
                let isSelected = calendar.isDate(day.date, inSameDayAs: currentDate)
                VStack(spacing: 8) {
                    Text(
                        String(calendar.shortWeekdaySymbols[calendar.component(.weekday, from: day.date) - 1].prefix(2))
                    )
                    .font(.caption)
                    .foregroundStyle(.gray)
                    Text("\(calendar.component(.day, from: day.date))")
                        .font(.callout.bold())
                        .frame(width: 35, height: 35)
                        .background {
                            if isSelected { Circle().fill(.blue) }
                        }
                }
                .frame(maxWidth: .infinity)
                .contentShape(.rect)
                .onTapGesture {
                    withAnimation(.snappy) { currentDate = day.date }
                }
            }
        }
    }

    private func week(containing date: Date) -> [WeekDay] {
        guard let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start else { return [] }
        return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }.map(WeekDay.init)
    }

    private func neighbour(of week: [WeekDay], by weeks: Int) -> [WeekDay] {
        guard let first = week.first, let date = calendar.date(byAdding: .weekOfYear, value: weeks, to: first.date)
        else { return [] }
        return self.week(containing: date)
    }

    private func fillIfNeeded() {
        guard weekSlider.isEmpty else { return }
        let current = week(containing: currentDate)
        weekSlider = [neighbour(of: current, by: -1), current, neighbour(of: current, by: 1)]
    }

    private func paginate() {
        guard weekSlider.indices.contains(currentWeekIndex) else { return }
        if currentWeekIndex == 0 {
            weekSlider.insert(neighbour(of: weekSlider[0], by: -1), at: 0)
            weekSlider.removeLast()
            currentWeekIndex = 1
        } else if currentWeekIndex == weekSlider.count - 1 {
            weekSlider.append(neighbour(of: weekSlider[currentWeekIndex], by: 1))
            weekSlider.removeFirst()
            currentWeekIndex = weekSlider.count - 2
        }
    }
}

extension Date {
    fileprivate func dayName(_ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: self)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}

#Preview {
    WeekStrip(today: .now)
}
