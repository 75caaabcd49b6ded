import ScrollUI

/// The three kinds of margins of a scroll view, in points.
struct MarginValues: Equatable, Sendable {
    var safeArea = 28.0
    /// The distance between the safe area and the content.
    var content = 20.0
    /// The distance between the safe area and the indicators.
    var indicators = 8.0
    var edges = MarginEdges.all

    /// The insets from the scroll view's edges to the safe area.
    var safeAreaInsets: EdgeInsets { insets(safeArea) }
    /// The insets from the scroll view's edges to the content at rest.
    var contentInsets: EdgeInsets { insets(safeArea + content) }
    /// The insets from the scroll view's edges to the indicators' tracks.
    var indicatorInsets: EdgeInsets { insets(safeArea + indicators) }

    private func insets(_ length: Double) -> EdgeInsets {
        let (x, y) = (edges == .vertical ? 0 : length, edges == .horizontal ? 0 : length)
        return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }
}

/// The edges with margins.
enum MarginEdges: String, SceneChoice {
    case all = "All edges"
    case horizontal = "Left, right"
    case vertical = "Top, bottom"

    var set: Edge.Set {
        switch self {
        case .all: .all
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}
