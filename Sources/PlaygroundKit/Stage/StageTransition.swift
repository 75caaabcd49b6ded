import ScrollAnalysis
import ScrollUI

/// Shrinks and fades a card at the window's edge as it was tuned.
private struct StageTransition: ViewModifier {
    @Environment(\.stageSettings) private var settings

    func body(content: Content) -> some View {
        let (scale, opacity) = (settings.transitionScale, settings.transitionOpacity)
        content.scrollTransition(axis: .horizontal) { effect, phase in
            // The inner edge stays where it is, so that what peeks in from the margin keeps its distance.
            effect
                .scaleEffect(phase.isIdentity ? 1 : scale, anchor: UnitPoint(x: 0.5 - phase.value / 2, y: 0.5))
                .opacity(phase.isIdentity ? 1 : opacity)
        }
    }
}

extension View {
    /// The tuned change of size and opacity at the edges of a horizontal scroll view.
    func stageTransition() -> some View { modifier(StageTransition()) }
}
