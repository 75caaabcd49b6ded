import Foundation

/// A small chevron that points to the trailing edge.
package struct ForwardChevron: View {
    var color: Color

    package init(color: Color = Color.secondary.opacity(0.7)) { self.color = color }

    package var body: some View {
        ChevronShape(.trailing)
            .stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
            .foregroundStyle(color)
            .frame(width: 6, height: 11)
            // The ends of the strokes extend beyond the shape.
            .padding(.horizontal, 1.25)
    }
}

/// Two lines that meet at a point, which points to an edge.
package nonisolated struct ChevronShape: Shape {
    private let edge: HorizontalEdge

    package init(_ edge: HorizontalEdge) {
        self.edge = edge
    }

    package func path(in rect: CGRect) -> Path {
        let (point, ends) = edge == .leading ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        return Path { path in
            path.move(to: CGPoint(x: ends, y: rect.minY))
            path.addLine(to: CGPoint(x: point, y: rect.midY))
            path.addLine(to: CGPoint(x: ends, y: rect.maxY))
        }
    }
}
