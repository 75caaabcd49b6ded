import ScrollUI

extension View {
    /// Adds space at a scroll view's edges for the focus rings of controls there, which would be clipped. The controls
    /// do not move.
    func focusRingPadding(_ edges: Edge.Set) -> some View {
        // The extent of a ring beyond its control, in points.
        contentMargins(edges, 4, for: .scrollContent).padding(edges, -4)
    }
}
