import Drawing
import Foundation
import ScrollPhysics

extension Node {
    /// Returns the linear transform of directions from the node's own space to that of `outer`, an enclosing node (nil: the window), in the
    /// currently presented state.
    package final func linearTransform(to outer: Node?) -> Affine {
        var transform = Affine.identity
        var node: Node? = self
        while let current = node, current !== outer {
            let step = current.linearTransform
            if step != .identity { transform = transform.then(step) }
            node = current.layoutParent
        }
        return transform
    }

    /// Returns a movement in the window as a movement in the node's own space, following locations; zero in a view seen edge-on.
    package final func convertFromWindow(_ movement: ScrollVector) -> ScrollVector {
        let transform = linearTransform(to: nil)
        if transform == .identity { return movement }
        return transform.inverse?.apply(movement) ?? .zero
    }
}
