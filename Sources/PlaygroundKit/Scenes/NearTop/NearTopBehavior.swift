import Foundation
import ScrollUI

/// Rests at the top if a gesture would end near it.
struct NearTopBehavior: ScrollTargetBehavior {
    /// The distance from the top, in points.
    let distance: CGFloat
    /// Called with the projected end of the gesture, in points below the top, and whether it rests at the top instead.
    var decided: (CGFloat, Bool) -> Void = { _, _ in }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let end = target.rect.minY
        if end < distance { target.rect.origin.y = 0 }
        decided(end, end < distance)
    }
}
