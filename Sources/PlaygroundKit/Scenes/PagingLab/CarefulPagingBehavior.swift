import Foundation
import ScrollUI

/// One page per gesture, for any content and any start of the gesture.
///
/// Content that fits stays at its start. A last page that is shorter than the window rests with its end at the
/// window's. A gesture that interrupts another one starts between two pages, and goes to one of them.
struct CarefulPagingBehavior: ScrollTargetBehavior {
    /// The velocity below which the nearest page is chosen, in points per second.
    private static let flick = 50.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let stops = PageStops(context)
        let start = Double(context.originalTarget.rect.minX)
        let goal = Double(target.rect.minX)
        let velocity = Double(context.velocity.dx)
        let (low, high) = (stops.before(start), stops.after(start))
        let wanted =
            if abs(velocity) < Self.flick {
                stops.nearest(to: goal)
            } else {
                velocity < 0 ? stops.atOrBefore(goal) : stops.atOrAfter(goal)
            }
        target.rect.origin.x = min(max(wanted, low), high)
    }
}

/// More pages for a faster flick.
struct FlickPagingBehavior: ScrollTargetBehavior {
    /// The additional velocity for each page, in points per second.
    private static let velocityPerPage = 1000.0
    private static let mostPages = 5.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let stops = PageStops(context)
        let velocity = Double(context.velocity.dx)
        guard abs(velocity) >= Self.velocityPerPage else {
            return CarefulPagingBehavior().updateTarget(&target, context: context)
        }
        let pages = min((abs(velocity) / Self.velocityPerPage).rounded(.down), Self.mostPages)
        let start = stops.nearest(to: context.originalTarget.rect.minX)
        let goal = velocity < 0 ? start - pages * stops.page : start + pages * stops.page
        target.rect.origin.x = velocity < 0 ? stops.atOrAfter(goal) : stops.atOrBefore(goal)
    }
}
