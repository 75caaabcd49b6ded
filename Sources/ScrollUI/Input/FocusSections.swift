import Foundation

extension FocusRing {
    private enum Direction {
        case up, down, left, right

        init?(_ key: InputEvent.Key) {
            switch key {
            case .up: self = .up
            case .down: self = .down
            case .left: self = .left
            case .right: self = .right
            default: return nil
            }
        }

        /// Returns the distance of `goal` from `start` along the direction and across it, in points; nil if it does
        /// not lie in that direction.
        func distance(from start: CGRect, to goal: CGRect) -> (along: CGFloat, across: CGFloat)? {
            let isVertical = self == .up || self == .down
            let (along, center) =
                switch self {
                case .up: (start.minY - goal.maxY, start.midY - goal.midY)
                case .down: (goal.minY - start.maxY, goal.midY - start.midY)
                case .left: (start.minX - goal.maxX, start.midX - goal.midX)
                case .right: (goal.minX - start.maxX, goal.midX - start.midX)
                }
            // For rectangles that overlap slightly, the direction of the middle counts.
            guard center > 0.5, along > -min(start.size.along(isVertical), goal.size.along(isVertical)) / 2 else {
                return nil
            }
            let gap =
                isVertical
                ? max(0, goal.minX - start.maxX, start.minX - goal.maxX)
                : max(0, goal.minY - start.maxY, start.minY - goal.maxY)
            return (max(0, along), gap)
        }
    }

    /// Moves the focus in the direction of an arrow key to the nearest of the stops in `container`. A section inside
    /// counts as a single rectangle of its size. Returns false if there is no such stop, or the key is not an arrow.
    func moveFocus(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, in container: Node) -> Bool {
        guard modifiers.isEmpty, let direction = Direction(key), let focused else { return false }
        let start = focused.windowFrame
        var best: (cost: CGFloat, stops: [Node])?
        for candidate in candidates(in: container, beside: focused) {
            guard let distance = direction.distance(from: start, to: candidate.frame) else { continue }
            // A stop straight ahead is preferred to a nearer one to the side.
            let cost = distance.along + 3 * distance.across
            if cost < best?.cost ?? .infinity { best = (cost, candidate.stops) }
        }
        guard let stops = best?.stops else { return false }
        let nearest = stops.min { $0.windowFrame.distance(to: start) < $1.windowFrame.distance(to: start) }
        guard let nearest else { return false }
        set(nearest, isVisible: true)
        let frame = CGRect(origin: .zero, size: nearest.frame.size)
        nearest.revealInScrollView(frame.insetBy(dx: -FocusOutline.outset, dy: -FocusOutline.outset))
        return true
    }

    /// Returns the single stops, and the sections with the stops in them. The section that has the focus is replaced
    /// by its stops.
    private func candidates(in container: Node, beside focused: Node) -> [(frame: CGRect, stops: [Node])] {
        var found: [(frame: CGRect, stops: [Node])] = []
        func look(at node: Node) {
            if node.isCovered { return }
            if node !== container, node.isFocusSection, !focused.isBelow(node) {
                let stops = self.stops(in: node)
                if !stops.isEmpty { found.append((node.windowFrame, stops)) }
                return
            }
            if node !== focused, isStop(node), node.responder?.handlers.isPassedByTab != true {
                found.append((node.windowFrame, [node]))
            }
            for child in node.children { look(at: child) }
            for child in node.detachedChildren { look(at: child) }
        }
        look(at: container)
        return found
    }

    /// Returns whether a view in `node` is a section.
    func hasSections(in node: Node) -> Bool {
        node.isFocusSection || node.children.contains { hasSections(in: $0) }
            || node.detachedChildren.contains { hasSections(in: $0) }
    }
}

extension Node {
    var isFocusSection: Bool { responder?.handlers.isFocusSection == true }

    fileprivate func isBelow(_ other: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.layoutParent ?? current.parent
        }
        return false
    }
}

extension CGSize {
    fileprivate func along(_ isVertical: Bool) -> CGFloat { isVertical ? height : width }
}

extension CGRect {
    /// Returns the distance between the middles, in points.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        ((midX - other.midX) * (midX - other.midX) + (midY - other.midY) * (midY - other.midY)).squareRoot()
    }
}
