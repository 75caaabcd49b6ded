import SwiftUI

/// The read share of an article, as a ring, and the furthest position reached.
struct ReadingProgress: View {
    struct Reading: Equatable {
        var offset: CGFloat
        var length: CGFloat
        var share: Double { length > 0 ? Double(min(max(offset / length, 0), 1)) : 0 }
    }

    @State private var reading = Reading(offset: 0, length: 0)
    @State private var furthest = 0.0
    @State private var isMoving = false

    private let sections = ["Origins", "First steps", "Setbacks", "Return", "Legacy"]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(sections, id: \.self) { title in
                    Text(title).font(.title2.weight(.semibold))
                    Text(String(repeating: "Nobody remembers who began it. ", count: 14))
                        .font(.body)
                        .lineSpacing(5)
                        .multilineTextAlignment(.leading)
                }
            }
            .padding(20)
        }
        .onScrollGeometryChange(for: Reading.self) {
            Reading(offset: $0.contentOffset.y, length: $0.contentSize.height - $0.containerSize.height)
        } action: { _, new in
            reading = new
            furthest = max(furthest, new.share)
        }
        .onScrollPhaseChange { _, new in isMoving = new.isScrolling }
        .overlay(alignment: .topTrailing) {
            ProgressRing(progress: reading.share)
                .frame(width: 44, height: 44)
                .opacity(isMoving ? 1 : 0.8)
                .animation(.easeOut, value: isMoving)
                .padding()
        }
        .safeAreaInset(edge: .bottom) {
            Text("Furthest: \(furthest, format: .percent.precision(.fractionLength(0)))")
                .frame(maxWidth: .infinity)
                .background(.bar)
        }
    }
}

private struct ProgressRing: View {
    var progress: Double

    var body: some View {
        ZStack {
            Circle().stroke(.tertiary, lineWidth: 4)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: .init(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text("\(Int(progress * 100))").font(.caption2.monospacedDigit())
        }
    }
}

#Preview {
    ReadingProgress()
}
