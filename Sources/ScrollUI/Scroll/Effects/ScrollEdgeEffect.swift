/// How content that scrolls under an edge fades out there. Content that is not clipped there is left as it is.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let kind: Int
    /// ``soft`` under a bar of `safeAreaBar`, none elsewhere.
    public static let automatic = ScrollEdgeEffectStyle(kind: 0)
    /// A firm end: a line that parts the bar from the content.
    public static let hard = ScrollEdgeEffectStyle(kind: 1)
    /// A gradual end: the content fades towards the edge, whatever lies behind it. There is no blur.
    public static let soft = ScrollEdgeEffectStyle(kind: 2)
}

/// The edge effects of a scroll view, as they were asked for.
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

    /// Nil where nothing is to be drawn; `hasBar` is whether a bar lies over that edge.
    func style(at edge: Edge, hasBar: Bool) -> ScrollEdgeEffectStyle? {
        guard !hidden.contains(edge) else { return nil }
        let style = styles[edge] ?? .automatic
        if style != .automatic { return style }
        return hasBar ? .soft : nil
    }
}

nonisolated extension View {
    /// How content of scroll views below ends at `edges`; nil is ``ScrollEdgeEffectStyle/automatic``.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        scrollSettings { $0.edgeEffects.set(style, for: edges) }
    }

    /// Takes the effects at `edges` of scroll views below away.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        scrollSettings { $0.edgeEffects.hide(hidden, for: edges) }
    }
}
