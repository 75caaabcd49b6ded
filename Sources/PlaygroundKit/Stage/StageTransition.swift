import ScrollAnalysis
import ScrollUI

/// Shrinks and fades a card at the window's edge by the tuned amounts.
private struct StageTransition: ViewModifier {
    @Environment(\.stageSettings) private var settings

    func body(content: Content) -> some View {
        let (scale, opacity) = (settings.transitionScale, settings.transitionOpacity)
        content.scrollTransition(axis: .horizontal) { effect, phase in
            // The inner edge is the anchor, so that the distance of a partly visible card to its neighbour does not change.
            effect
                .scaleEffect(phase.isIdentity ? 1 : scale, anchor: UnitPoint(x: 0.5 - phase.value / 2, y: 0.5))
                .opacity(phase.isIdentity ? 1 : opacity)
        }
    }
}

extension View {
    /// Applies the tuned change of size and opacity at the edges of a horizontal scroll view.
    func stageTransition() -> some View { modifier(StageTransition()) }
}
