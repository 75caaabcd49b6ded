import ScrollAnalysis
import ScrollUI

private struct StageMargin: ViewModifier {
    let edges: Edge.Set
    @Environment(\.stageSettings) private var settings

    func body(content: Content) -> some View {
        content.contentMargins(edges, settings.contentMargin, for: .scrollContent)
    }
}

extension View {
    /// Applies the tuned margin between the edges of scroll views in this view and their content.
    func stageMargin(_ edges: Edge.Set) -> some View { modifier(StageMargin(edges: edges)) }
}
