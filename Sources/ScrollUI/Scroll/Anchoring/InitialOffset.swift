import Foundation
import ScrollPhysics

/// The initial offset of a scroll view.
extension ScrollNode {
    /// Whether the first frame is not finished yet: lazy rows are still being measured.
    var isBeginning: Bool { firstLayout == nil || firstLayout == graph.time && !hasMoved }

    private var hasMoved: Bool { run != nil || phase != .idle }

    /// Sets the offset that a scroll view starts with, unless a binding requests another one.
    func begin() {
        if let item = settings.initialItem, let frame = finder?.frame(of: item.id) {
            return setOffset(offset(aligning: frame, anchor: item.anchor, in: scroller.extent))
        }
        if let anchor = settings.anchors[.initialOffset] {
            setOffset(offset(ofAnchor: anchor, in: scroller.extent))
        } else if scope.isRightToLeft, axes.contains(Axis.horizontal) {
            rest(at: offset(ofAnchor: .topLeading, in: scroller.extent), in: scroller.extent)
        }
    }
}
