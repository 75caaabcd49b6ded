import Foundation

extension Node {
    /// Returns `rect`, in this node's own space, in the space of `outer`, an enclosing node (nil: the window). It uses the frames chosen by
    /// layout, which for animated views are the targets.
    final func convert(_ rect: CGRect, to outer: Node?) -> CGRect {
        var rect = rect
        var node: Node? = self
        while let current = node, current !== outer {
            rect = current.settledToParent(rect)
            node = current.layoutParent
        }
        return rect
    }

    /// Returns the node's frame in `space`; the node's own effect does not move it. An unknown name means the window.
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

    /// Returns a point of the window in `space`, in the currently presented state. An unknown name means the window.
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

    /// Returns the visible bounds of the named view, in this node's own space; nil if no such view encloses this node.
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

    /// The origin of a space in its owner. The space of a scroll view is its window, which extends under bars.
    private var spaceOrigin: CGPoint { (self as? ScrollNode)?.windowOrigin ?? .zero }
    private var spaceSize: CGSize { (self as? ScrollNode)?.viewportSize ?? frame.size }
}
