import SwiftUI

/// A long series that scrolls; the heights are those of what is in sight, and follow as it changes.
struct VisibleRangeChart: View {
    private let samples: [Double] = (0..<240).map { index in
        let wave = sin(Double(index) / 9) + 1.4
        return wave * (index < 120 ? 10 : 40)
    }
    private let step: CGFloat = 12

    @State private var visible = 0..<30
    @State private var animatedPeak = 24.0

    private var peak: Double { samples[visible].max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Peak \(peak, format: .number.precision(.fractionLength(1)))")
            Text("Samples \(visible.lowerBound) to \(visible.upperBound - 1)").font(.footnote)
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 0) {
                    ForEach(samples.indices, id: \.self) { index in
                        Rectangle()
                            .fill(visible.contains(index) ? .blue : .blue.opacity(0.5))
                            .frame(width: step - 2, height: samples[index] / animatedPeak * 180)
                            .padding(.horizontal, 1)
                            .id(index)
                    }
                }
                .frame(height: 200, alignment: .bottom)
            }
            .defaultScrollAnchor(.leading)
            .onScrollGeometryChange(for: Range<Int>.self) { geometry in
                let first = max(Int(geometry.visibleRect.minX / step), 0)
                let last = min(Int(geometry.visibleRect.maxX / step), samples.count)
                return first..<max(last, first + 1)
            } action: { _, range in
                visible = range
            }
            .onScrollPhaseChange { _, phase in
                guard phase == .idle else { return }
                withAnimation(.smooth) { animatedPeak = peak }
            }
        }
        .padding()
    }
}

#Preview {
    VisibleRangeChart()
}
