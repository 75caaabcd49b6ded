import Foundation
import ScrollUI

/// Goes to the top where a gesture is to end near it.
struct NearTopBehavior: ScrollTargetBehavior {
    /// Points below the top.
    let distance: CGFloat
    /// Is told where the gesture was to end, points below the top, and whether it goes to the top instead.
    var decided: (CGFloat, Bool) -> Void = { _, _ in }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let end = target.rect.minY
        if end < distance { target.rect.origin.y = 0 }
        decided(end, end < distance)
    }
}
