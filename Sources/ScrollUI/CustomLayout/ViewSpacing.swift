public import Foundation

/// The preferred distances of a view to its neighbours, one for each edge.
public struct ViewSpacing: Sendable {
    private var top: EdgeSpacing
    private var leading: EdgeSpacing
    private var bottom: EdgeSpacing
    private var trailing: EdgeSpacing

    /// No distance, whatever the neighbours prefer.
    public static let zero = ViewSpacing { _ in .none }

    /// Creates the default spacing of 8 points.
    public init() { self.init { _ in .standard } }

    /// Creates the spacing that `edge` returns for each edge.
    init(_ edge: (Edge) -> EdgeSpacing) {
        (top, leading, bottom, trailing) = (edge(.top), edge(.leading), edge(.bottom), edge(.trailing))
    }

    /// The distance at `edge`.
    subscript(edge: Edge) -> EdgeSpacing {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes the greater distance at each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = self[edge].union(other[edge]) }
    }

    /// Returns the greater distance at each of `edges`, and this view's at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the preferred distance from this view to the next one, in points: the greater one at the edges that meet. Texts above each other
    /// have none, and between text and another view it follows from the font.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        self[axis.end].distance(to: next[axis.start])
    }
}
