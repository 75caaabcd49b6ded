import ScrollUI

/// The three kinds of room that a scroll view can have at its edges, in points.
struct MarginValues: Equatable, Sendable {
    var safeArea = 28.0
    /// Between the safe area and the content.
    var content = 20.0
    /// Between the safe area and the indicators.
    var indicators = 8.0
    var edges = MarginEdges.all

    /// From the scroll view's edges to the safe area.
    var safeAreaInsets: EdgeInsets { insets(safeArea) }
    /// From the scroll view's edges to where content rests.
    var contentInsets: EdgeInsets { insets(safeArea + content) }
    /// From the scroll view's edges to the indicators' tracks.
    var indicatorInsets: EdgeInsets { insets(safeArea + indicators) }

    private func insets(_ length: Double) -> EdgeInsets {
        let (x, y) = (edges == .vertical ? 0 : length, edges == .horizontal ? 0 : length)
        return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }
}

/// Which edges have the room.
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
