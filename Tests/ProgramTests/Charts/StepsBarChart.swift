import SwiftUI

// A chart of bars without a chart package: it scrolls, grows as it appears and says what a bar stands for.

struct StepsBarChart: View {
    struct Day: Identifiable {
        var id: Int
        var steps: Int
    }

    let days: [Day]
    @State private var selected: Day.ID?
    @State private var hasAppeared = false

    private var maximum: CGFloat { CGFloat(days.map(\.steps).max() ?? 1) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if let day = days.first(where: { $0.id == selected }) {
                Text("Day \(day.id): \(day.steps) steps").font(.headline)
            } else {
                Text("\(days.reduce(0) { $0 + $1.steps } / max(days.count, 1)) steps a day").font(.headline)
            }
            HStack(alignment: .bottom, spacing: 4) {
                axis
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(alignment: .bottom, spacing: 8) {
                        ForEach(days) { day in bar(day) }
                    }
                    .frame(height: 220, alignment: .bottom)
                }
            }
        }
        .padding()
        .onAppear { withAnimation(.easeOut(duration: 0.6)) { hasAppeared = true } }
    }

    private var axis: some View {
        VStack(alignment: .trailing) {
            ForEach([1.0, 0.5, 0.0], id: \.self) { share in
                Text("\(Int(Double(maximum) * share / 1000))k").font(.caption2)
                if share > 0 { Spacer() }
            }
        }
        .frame(width: 30, height: 220)
    }

    private func bar(_ day: Day) -> some View {
        VStack(spacing: 4) {
            Spacer(minLength: 0)
            RoundedRectangle(cornerRadius: 4)
                .fill(day.id == selected ? Color.orange : Color.blue)
                .frame(width: 24, height: hasAppeared ? CGFloat(day.steps) / maximum * 190 : 0)
                .id("bar \(day.id)")
            Text("\(day.id)").font(.caption2)
        }
        .contentShape(Rectangle())
        .onTapGesture {
            withAnimation(.default) { selected = selected == day.id ? nil : day.id }
        }
    }
}

struct StepsScreen: View {
    var body: some View {
        StepsBarChart(days: (1...31).map { .init(id: $0, steps: 2000 + ($0 * 7919) % 8000) })
    }
}

struct StepsScreen_Previews: PreviewProvider {
    static var previews: some View { StepsScreen() }
}
