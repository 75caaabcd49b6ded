/// The style in which content that scrolls under an edge fades out. Content that is not clipped at the edge is not
/// changed.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let kind: Int
    /// ``soft`` under a bar of `safeAreaBar`, no effect elsewhere.
    public static let automatic = ScrollEdgeEffectStyle(kind: 0)
    /// A hard end: a line that separates the bar from the content.
    public static let hard = ScrollEdgeEffectStyle(kind: 1)
    /// A gradual end: the content fades towards the edge on any background. There is no blur.
    public static let soft = ScrollEdgeEffectStyle(kind: 2)
}

/// The edge effects that are set for a scroll view.
struct ScrollEdgeEffects: Equatable {
    private var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    private var hidden: Set<Edge> = []

    mutating func set(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
    }

    mutating func hide(_ isHidden: Bool, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            if isHidden { hidden.insert(edge) } else { hidden.remove(edge) }
        }
    }

    /// Returns the style at an edge, or nil if nothing is drawn. `hasBar` is whether a bar covers that edge.
    func style(at edge: Edge, hasBar: Bool) -> ScrollEdgeEffectStyle? {
        guard !hidden.contains(edge) else { return nil }
        let style = styles[edge] ?? .automatic
        if style != .automatic { return style }
        return hasBar ? .soft : nil
    }
}

nonisolated extension View {
    /// Sets the style in which content of the scroll views inside ends at `edges`; nil is
    /// ``ScrollEdgeEffectStyle/automatic``.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        scrollSettings { $0.edgeEffects.set(style, for: edges) }
    }

    /// Hides the edge effects of the scroll views inside at `edges`.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        scrollSettings { $0.edgeEffects.hide(hidden, for: edges) }
    }
}
