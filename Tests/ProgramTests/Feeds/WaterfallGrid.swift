import SwiftUI

/// Columns that are filled where they are shortest, as a `Layout`.
struct WaterfallLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 8

    struct Cache {
        var frames: [CGRect] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        update(&cache, subviews: subviews, width: width)
        return CGSize(width: width, height: cache.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width || cache.frames.count != subviews.count {
            update(&cache, subviews: subviews, width: bounds.width)
        }
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func update(_ cache: inout Cache, subviews: Subviews, width: CGFloat) {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        cache.frames = subviews.map { subview in
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
            let frame = CGRect(
                x: CGFloat(column) * (columnWidth + spacing), y: heights[column], width: columnWidth,
                height: size.height)
            heights[column] = frame.maxY + spacing
            return frame
        }
        cache.width = width
        cache.height = (heights.max() ?? 0) - (subviews.isEmpty ? 0 : spacing)
    }
}

struct PinBoard: View {
    @State private var columns = 2
    @State private var opened: Int?

    var body: some View {
        ScrollView {
            WaterfallLayout(columns: columns) {
                ForEach(0..<30) { index in
                    Pin(index: index, isOpen: opened == index)
                        .onTapGesture {
                            withAnimation(.spring(response: 0.3, dampingFraction: 0.9)) {
                                opened = opened == index ? nil : index
                            }
                        }
                }
            }
            .padding(8)
        }
        .safeAreaInset(edge: .top) {
            Stepper("Columns: \(columns)", value: $columns.animation(), in: 1...4).padding(.horizontal)
        }
    }
}

private struct Pin: View {
    let index: Int
    let isOpen: Bool

    private var height: CGFloat { CGFloat(80 + (index * 37) % 90) + (isOpen ? 60 : 0) }

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(.pink.opacity(0.3 + Double(index % 5) / 10))
            .frame(height: height)
            .overlay { Text(isOpen ? "Pin \(index), open" : "Pin \(index)").font(.caption) }
    }
}

#Preview {
    PinBoard()
}
