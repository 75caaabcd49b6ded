import SwiftUI

/// Two thumbs on one track that cannot pass each other.
struct PriceRange: View {
    @Binding var range: ClosedRange<Int>
    let bounds: ClosedRange<Int>
    let thumb: CGFloat = 28

    var body: some View {
        GeometryReader { proxy in
            let length = proxy.size.width - thumb
            let scale = length / CGFloat(bounds.upperBound - bounds.lowerBound)
            let lower = CGFloat(range.lowerBound - bounds.lowerBound) * scale
            let upper = CGFloat(range.upperBound - bounds.lowerBound) * scale
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4).padding(.horizontal, thumb / 2)
                Capsule().fill(Color.green).frame(width: upper - lower, height: 4).offset(x: lower + thumb / 2)
                handle.offset(x: lower)
                    .highPriorityGesture(
                        drag { x in
                            range =
                                clamp(
                                    Int((x / scale).rounded()) + bounds.lowerBound,
                                    to: bounds.lowerBound...range.upperBound)...range.upperBound
                        })
                handle.offset(x: upper)
                    .highPriorityGesture(
                        drag { x in
                            range =
                                range
                                .lowerBound...clamp(
                                    Int((x / scale).rounded()) + bounds.lowerBound,
                                    to: range.lowerBound...bounds.upperBound)
                        })
            }
            .coordinateSpace(name: "track")
        }
        .frame(height: thumb)
    }

    private var handle: some View {
        Circle().fill(Color.white).overlay(Circle().stroke(Color.green, lineWidth: 2)).frame(
            width: thumb, height: thumb)
    }

    private func drag(_ change: @escaping (CGFloat) -> Void) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .named("track")).onChanged {
            change($0.location.x - thumb / 2)
        }
    }

    private func clamp(_ value: Int, to limits: ClosedRange<Int>) -> Int {
        min(max(value, limits.lowerBound), limits.upperBound)
    }
}

struct FlatSearch: View {
    @State private var range = 400...900
    private let flats = stride(from: 250, through: 1450, by: 50).map { $0 }

    var body: some View {
        let found = flats.filter { range.contains($0) }
        VStack(alignment: .leading) {
            Text("\(range.lowerBound) to \(range.upperBound) €").font(.headline)
            PriceRange(range: $range, bounds: 200...1500).id("range")
            Text("\(found.count) flats")
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(found, id: \.self) { Text("Flat at \($0) €").frame(height: 30) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding()
    }
}

struct FlatSearch_Previews: PreviewProvider {
    static var previews: some View { FlatSearch() }
}
