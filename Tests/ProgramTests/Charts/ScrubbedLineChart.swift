import SwiftUI

/// A line through prices; a finger on it reads them off.
struct ScrubbedLineChart: View {
    let values: [Double]
    @Binding var scrubbed: Int?

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            ZStack(alignment: .topLeading) {
                LineShape(values: normalised)
                    .stroke(gradient, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                LineShape(values: normalised, isClosed: true)
                    .fill(gradient.opacity(0.2))
                if let index = scrubbed {
                    let point = CGPoint(x: x(index, size), y: (1 - normalised[index]) * size.height)
                    Path { path in
                        path.move(to: CGPoint(x: point.x, y: 0))
                        path.addLine(to: CGPoint(x: point.x, y: size.height))
                    }
                    .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
                    Circle().fill(.white).frame(width: 10, height: 10).position(point)
                }
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        let share = min(max(value.location.x / size.width, 0), 1)
                        scrubbed = Int((share * CGFloat(values.count - 1)).rounded())
                    }
                    .onEnded { _ in withAnimation { scrubbed = nil } }
            )
        }
    }

    private var gradient: LinearGradient {
        LinearGradient(colors: [.green, .teal], startPoint: .leading, endPoint: .trailing)
    }

    private var normalised: [Double] {
        guard let low = values.min(), let high = values.max(), high > low else { return values.map { _ in 0.5 } }
        return values.map { ($0 - low) / (high - low) }
    }

    private func x(_ index: Int, _ size: CGSize) -> CGFloat { size.width * CGFloat(index) / CGFloat(values.count - 1) }
}

private struct LineShape: Shape {
    var values: [Double]
    var isClosed = false

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard values.count > 1 else { return }
            let points = values.enumerated().map { index, value in
                CGPoint(
                    x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: rect.maxY - rect.height * CGFloat(value))
            }
            path.addLines(points)
            guard isClosed else { return }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct StockView: View {
    @State private var scrubbed: Int?
    @State private var isHalfYear = false
    private let prices: [Double] = (0..<53).map { week in
        let season: Double = sin(Double(week) / 4)
        return 100 + 20 * season + Double(week)
    }

    private var shown: [Double] { isHalfYear ? Array(prices.suffix(27)) : prices }

    var body: some View {
        VStack(alignment: .leading) {
            Text("ACME").font(.largeTitle.bold())
            Text(
                scrubbed.map { "Week \($0): \(shown[$0].formatted(.number.precision(.fractionLength(1))))" }
                    ?? "Latest: \(Int(shown.last ?? 0))")
            ScrubbedLineChart(values: shown, scrubbed: $scrubbed).frame(height: 200).id("chart")
            Picker("Range", selection: $isHalfYear) {
                Text("Year").tag(false)
                Text("Half").tag(true)
            }
            .pickerStyle(.segmented)
        }
        .padding()
    }
}

#Preview("ACME", traits: .sizeThatFitsLayout) {
    StockView()
}
