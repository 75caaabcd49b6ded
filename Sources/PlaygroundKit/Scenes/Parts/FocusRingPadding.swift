import ScrollUI

extension View {
    /// Space at a scroll view's edges for the rings around controls that stand there, which it would cut off. The controls
    /// stay where they are.
    func focusRingPadding(_ edges: Edge.Set) -> some View {
        // As far as a ring extends beyond its control, points.
        contentMargins(edges, 4, for: .scrollContent).padding(edges, -4)
    }
}
