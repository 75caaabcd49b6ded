import Foundation
import ScrollUI

/// One page forward or back, by the sign of the velocity alone.
///
/// The lab shows its weakness: a gesture that starts between two pages ends between two pages.
struct VelocityPagingBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let velocity = context.velocity.dx
        let distance = velocity == 0 ? 0 : context.containerSize.width
        target.rect.origin.x = velocity < 0 ? start - distance : start + distance
    }
}

/// One page forward or back if the gesture leads further than a third of a page; otherwise back to its start.
struct DistancePagingBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let page = context.containerSize.width
        let distance = target.rect.minX - start
        target.rect.origin.x = abs(distance) > page / 3 ? (distance < 0 ? start - page : start + page) : start
    }
}
