import Foundation

/// The distance that a view prefers to its neighbour at one edge. Two edges meet with the greatest distance that both know.
struct EdgeSpacing: Equatable, Sendable {
    /// The distance to views other than text, in points; nil if only text lies at the edge.
    private var length: CGFloat?
    /// The distance between the text at the edge and views other than text, in points; nil if there is no text. Texts have none to each other:
    /// their lines contain the gap of the font.
    private var text: CGFloat?

    /// No distance, whatever the neighbour prefers.
    static let none = EdgeSpacing()
    /// The distance that a view prefers by default: 8 points.
    static let standard = EdgeSpacing(length: 8)

    /// The edge of a text whose distance to other views is `distance` points.
    static func text(_ distance: CGFloat) -> EdgeSpacing { EdgeSpacing(text: distance) }

    /// Returns the edge of several views.
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
        EdgeSpacing(length: Self.greater(length, other.length), text: Self.greater(text, other.text))
    }

    private static func greater(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
        guard let one, let other else { return one ?? other }
        return max(one, other)
    }

    /// Returns the distance from this edge to the edge `next` of the following view, in points.
    func distance(to next: EdgeSpacing) -> CGFloat {
        if self == .none || next == .none { return 0 }
        let below = next.length == nil ? nil : text
        let above = length == nil ? nil : next.text
        if let distance = Self.greater(below, above) { return distance }
        return text != nil && next.text != nil ? 0 : Self.greater(length, next.length) ?? 0
    }
}

extension [Node] {
    /// Returns the preferred distance of all nodes to a neighbour at `edge`.
    @MainActor
    func spacing(at edge: Edge) -> EdgeSpacing {
        reduce(.none) { $0.union($1.spacing(at: edge)) }
    }
}
