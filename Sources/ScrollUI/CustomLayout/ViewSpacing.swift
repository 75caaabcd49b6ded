public import Foundation

/// The preferred distances of a view to its neighbours, one for each edge.
public struct ViewSpacing: Sendable {
    /// The distance in points that a view prefers by default.
    static let standard: CGFloat = 8

    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// No distance, whatever the neighbours prefer.
    public static let zero = ViewSpacing { _ in nil }

    /// Creates the default spacing of 8 points.
    public init() { self.init { _ in ViewSpacing.standard } }

    /// Creates the spacing that `length` returns for each edge, in points; nil for none.
    init(_ length: (Edge) -> CGFloat?) {
        for edge in Edge.allCases { self[edge] = length(edge) }
    }

    /// The distance at `edge`, in points; nil for none.
    subscript(edge: Edge) -> CGFloat? {
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
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            guard let length = other[edge] else { continue }
            self[edge] = max(self[edge] ?? length, length)
        }
    }

    /// Returns the greater distance at each of `edges`, and this view's at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the preferred distance from this view to the next one, in points: the greater one at the edges that meet.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let end = self[axis.end], let start = next[axis.start] else { return 0 }
        return max(end, start)
    }
}
