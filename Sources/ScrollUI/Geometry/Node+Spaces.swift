import Foundation

extension Node {
    /// `rect` of this node's own space in that of `outer`, which lies around it (nil: the window), by the frames that
    /// layout chose; views in motion count as arrived.
    final func convert(_ rect: CGRect, to outer: Node?) -> CGRect {
        var rect = rect
        var node: Node? = self
        while let current = node, current !== outer {
            rect = current.settledToParent(rect)
            node = current.layoutParent
        }
        return rect
    }

    /// The node's frame in `space`; an effect of its own does not move it. A name that nobody around has means the window.
    package final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return frame(inSpaceOf: nil)
        case .named(let name):
            guard let owner = owner(of: name) else { return frame(inSpaceOf: nil) }
            let start = owner.spaceOrigin
            return frame(inSpaceOf: owner).offsetBy(dx: -start.x, dy: -start.y)
        }
    }

    /// A point of the window in `space`, as views are shown now. A name that nobody around has means the window.
    package final func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return convertFromWindow(point)
        case .global: return point
        case .named(let name):
            guard let owner = owner(of: name) else { return point }
            let (location, start) = (owner.convertFromWindow(point), owner.spaceOrigin)
            return CGPoint(x: location.x - start.x, y: location.y - start.y)
        }
    }

    private func frame(inSpaceOf owner: Node?) -> CGRect {
        layoutParent?.convert(frame, to: owner) ?? frame
    }

    /// What the named view shows, in this node's own space; nil if there is no such view around.
    final func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let owner = owner(of: space.name) else { return nil }
        let origin = frame(in: space.coordinateSpace).origin
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: owner.spaceSize)
    }

    private func owner(of name: AnyHashable) -> Node? {
        var node = layoutParent
        while let current = node {
            if current.isSpace(named: name) { return current }
            node = current.layoutParent
        }
        return nil
    }

    private func isSpace(named name: AnyHashable) -> Bool {
        if let named = self as? ModifierNode<CoordinateSpaceModifier> { return named.modifier.name == name }
        guard let scroll = self as? ScrollNode, let space = name.base as? ScrollViewSpace else { return false }
        return space.axis.map { scroll.axes.contains($0) } ?? true
    }

    /// Where a space begins in its owner: a scroll view's is its window, which extends under bars.
    private var spaceOrigin: CGPoint { (self as? ScrollNode)?.windowOrigin ?? .zero }
    private var spaceSize: CGSize { (self as? ScrollNode)?.viewportSize ?? frame.size }
}
