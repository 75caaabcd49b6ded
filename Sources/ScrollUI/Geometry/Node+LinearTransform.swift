import Drawing
import Foundation
import ScrollPhysics

extension Node {
    /// How directions in the node's own space lie in that of `outer`, which lies around it (nil: the window), as views are shown
    /// now.
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

    /// A movement in the window in the node's own space, as the locations that it leads through; zero in a view that is seen edge on.
    package final func convertFromWindow(_ movement: ScrollVector) -> ScrollVector {
        let transform = linearTransform(to: nil)
        if transform == .identity { return movement }
        return transform.inverse?.apply(movement) ?? .zero
    }
}
