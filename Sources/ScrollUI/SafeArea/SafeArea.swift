import Drawing
import Foundation

/// The uncovered rectangle of a view that defines a safe area, and the outer rectangle including the covered parts.
struct SafeArea {
    var safe: CGRect
    var outer: CGRect
}

/// A node whose layout depends on how far it may extend beyond its edges.
@MainActor
protocol SafeAreaReading: Node {
    /// The insets used in the last layout.
    var usedSafeArea: EdgeInsets { get }
    var ignoredRegions: SafeAreaRegions { get }
}

/// The nodes that read their safe area, which need a new layout when it changes.
@MainActor
final class SafeAreaRegistry {
    private var readers = NodeTable<any SafeAreaReading>()
    /// The number of checks so far.
    fileprivate private(set) var period: UInt32 = 1

    func add(_ reader: any SafeAreaReading) {
        readers[reader] = reader
    }

    /// Removes a node of any kind: checking first whether it is a reader would cost much more, once for each type of node.
    func forget(_ node: Node) { readers[node] = nil }

    /// Lays out the readers whose safe area has changed since the last check: only if they, or nodes around them, have moved.
    /// Complexity: O(n) in the readers times their depth.
    func check() {
        readers.forEach { reader in
            guard reader.isPlaced, !reader.needsLayout, reader.hasMovedInSafeArea(since: period) else { return }
            if reader.safeAreaInsets(ignoring: reader.ignoredRegions) != reader.usedSafeArea {
                reader.setNeedsLayout()
            }
        }
        period &+= 1
    }
}

extension Node {
    /// Notes that the node was placed, or is shown elsewhere because of its effect.
    final func noteMove() { moved = graph.safeAreas.period }

    fileprivate final func hasMovedInSafeArea(since period: UInt32) -> Bool {
        var node: Node? = self
        while let current = node, !(current is ScrollContentNode) {
            if current.moved == period { return true }
            node = current.layoutParent
        }
        return false
    }
}

extension Node {
    /// Returns how far this node may extend beyond each of its edges: if an edge touches that of the safe area, to the outer end of
    /// `regions`.
    package final func safeAreaInsets(ignoring regions: SafeAreaRegions = .all) -> EdgeInsets {
        var base = CGRect(origin: .zero, size: frame.size)
        var expansion = SafeAreaExpansion(rect: base)
        var node: Node = self
        var turn = Affine.identity
        while let outer = node.layoutParent, !(node is ScrollContentNode) {
            let step = node.linearTransform
            if step != .identity, step.isQuarterTurn {
                turn = turn.then(step)
                base = node.settledToParent(base)
                expansion.turn(by: step, to: node.settledToParent(expansion.rect))
            } else {
                let origin = node.settledToParent(CGRect(origin: .zero, size: .zero)).origin
                base = base.offsetBy(dx: origin.x, dy: origin.y)
                expansion.rect = expansion.rect.offsetBy(dx: origin.x, dy: origin.y)
            }
            outer.widen(&expansion, regions)
            node = outer
        }
        let (left, right) = scope.isRightToLeft ? (Edge.trailing, Edge.leading) : (.leading, .trailing)
        return EdgeInsets(
            top: expansion.distance(from: base, at: turn.edge(.top)),
            leading: expansion.distance(from: base, at: turn.edge(left)),
            bottom: expansion.distance(from: base, at: turn.edge(.bottom)),
            trailing: expansion.distance(from: base, at: turn.edge(right)))
    }

    private func widen(_ expansion: inout SafeAreaExpansion, _ regions: SafeAreaRegions) {
        if let area = safeArea(ignoring: regions) {
            expansion.widen(from: area.safe, to: area.outer)
        } else if let node = self as? IgnoredSafeAreaNode {
            expansion.edges.subtract(node.edges.physical(scope.isRightToLeft))
        }
    }
}

/// A rectangle that is extended outwards through the enclosing safe areas.
struct SafeAreaExpansion {
    var rect: CGRect
    /// The edges that can still move, because they have touched every inner safe area so far. `leading` is the left edge.
    var edges: Edge.Set = .all
    private static let tolerance = 0.01

    init(rect: CGRect) {
        self.rect = rect
    }

    mutating func widen(from safe: CGRect, to outer: CGRect) {
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(.leading, &left, isOutside: left <= safe.minX + SafeAreaExpansion.tolerance, to: min(left, outer.minX))
        move(.top, &top, isOutside: top <= safe.minY + SafeAreaExpansion.tolerance, to: min(top, outer.minY))
        move(.trailing, &right, isOutside: right >= safe.maxX - SafeAreaExpansion.tolerance, to: max(right, outer.maxX))
        move(
            .bottom, &bottom, isOutside: bottom >= safe.maxY - SafeAreaExpansion.tolerance, to: max(bottom, outer.maxY))
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Continues in a rotated or mirrored space, in which the rectangle is `rect`.
    mutating func turn(by step: Affine, to rect: CGRect) {
        self.rect = rect
        edges = Edge.allCases.reduce(into: []) { turned, edge in
            if edges.contains(Edge.Set(edge)) { turned.insert(Edge.Set(step.edge(edge))) }
        }
    }

    /// Returns the distance of the rectangle's edge beyond that of `base`, in points; zero if both are infinitely far away.
    func distance(from base: CGRect, at edge: Edge) -> CGFloat {
        let distance =
            switch edge {
            case .top: base.minY - rect.minY
            case .bottom: rect.maxY - base.maxY
            case .leading: base.minX - rect.minX
            case .trailing: rect.maxX - base.maxX
            }
        return distance.isNaN ? 0 : distance
    }

    private mutating func move(_ edge: Edge, _ value: inout CGFloat, isOutside: Bool, to goal: CGFloat) {
        let edge = Edge.Set(edge)
        guard edges.contains(edge) else { return }
        if isOutside { value = goal } else { edges.remove(edge) }
    }
}

extension Edge.Set {
    /// Returns the same sides with `leading` as the left side.
    func physical(_ isRightToLeft: Bool) -> Edge.Set {
        guard isRightToLeft else { return self }
        var set = intersection(.vertical)
        if contains(.leading) { set.insert(.trailing) }
        if contains(.trailing) { set.insert(.leading) }
        return set
    }
}
