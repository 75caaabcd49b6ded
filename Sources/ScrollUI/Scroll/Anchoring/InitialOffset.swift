import Foundation
import ScrollPhysics

/// Where a scroll view begins.
extension ScrollNode {
    /// Until the first frame is done: lazy rows are still being measured.
    var isBeginning: Bool { firstLayout == nil || firstLayout == graph.time && !hasMoved }

    private var hasMoved: Bool { run != nil || phase != .idle }

    /// The offset that a scroll view starts with, unless a binding says another.
    func begin() {
        if let item = settings.initialItem, let frame = finder?.frame(of: item.id) {
            return setOffset(offset(aligning: frame, anchor: item.anchor, in: scroller.extent))
        }
        if let anchor = settings.initialAnchor {
            setOffset(offset(ofAnchor: anchor, in: scroller.extent))
        } else if scope.isRightToLeft, axes.contains(Axis.horizontal) {
            setOffset(offset(ofAnchor: .topLeading, in: scroller.extent))
        }
    }
}
