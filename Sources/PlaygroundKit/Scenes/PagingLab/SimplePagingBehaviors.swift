import Foundation
import ScrollUI

/// One page on or back, by the sign of the velocity and nothing else.
///
/// What it does not handle shows in the lab: a gesture that begins between two pages ends between two.
struct VelocityPagingBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let velocity = context.velocity.dx
        let distance = velocity == 0 ? 0 : context.containerSize.width
        target.rect.origin.x = velocity < 0 ? start - distance : start + distance
    }
}

/// One page on or back when the gesture leads further than a third of a page; else back to where it began.
struct DistancePagingBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let page = context.containerSize.width
        let distance = target.rect.minX - start
        target.rect.origin.x = abs(distance) > page / 3 ? (distance < 0 ? start - page : start + page) : start
    }
}
