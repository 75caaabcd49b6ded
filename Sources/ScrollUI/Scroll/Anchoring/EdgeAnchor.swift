import Foundation
import ScrollPhysics

/// The lengths before a layout changed them.
struct LengthChange {
    var old: ScrollExtent
    /// The offset at which the motion was going to end; nil if the content did not move.
    var rest: ScrollVector?
}

/// Keeps content that lies at an edge at that edge when lengths change.
extension ScrollNode {
    /// Anchors the edge of `defaultScrollAnchor(_:for:)` for size changes, or the start if its inset changes.
    func anchorEdges(since change: LengthChange) {
        guard link?.holdsPosition != true, run == nil, !isHeld else { return }
        if let rest = change.rest {
            anchorEdgesAhead(of: rest, since: change.old)
        } else {
            anchorEdgesAtRest(since: change.old)
        }
    }

    private func anchorEdgesAtRest(since old: ScrollExtent) {
        let rest = scroller.offset(at: lastTime)
        var goal = rest
        let new = scroller.extent
        let (before, after) = (offset(ofAnchor: .topLeading, in: old), offset(ofAnchor: .topLeading, in: new))
        for axis in ScrollAxis.allCases where old[axis].hasOtherInsets(new[axis]) && offset.isAt(before, axis) {
            goal[axis] = after[axis]
        }
        if let anchor = settings.anchors[.sizeChanges] {
            let (before, after) = (offset(ofAnchor: anchor, in: old), offset(ofAnchor: anchor, in: new))
            for axis in ScrollAxis.allCases where offset.isAt(before, axis) { goal[axis] = after[axis] }
        }
        if goal != rest { setOffset(goal) }
    }

    /// Extends a motion that was going to end at the anchor's edge, less than a window away, to the edge's new
    /// position. Longer curves are left unchanged.
    private func anchorEdgesAhead(of rest: ScrollVector, since old: ScrollExtent) {
        guard let anchor = settings.anchors[.sizeChanges], pendingScroll == nil, !scroller.restsOnTarget else { return }
        let new = scroller.extent
        let (before, after) = (offset(ofAnchor: anchor, in: old), offset(ofAnchor: anchor, in: new))
        let target = scroller.target ?? scroller.offset(at: lastTime)
        var goal = target
        for axis in ScrollAxis.allCases where rest.isAt(before, axis) {
            let window = max(old[axis].page, new[axis].page)
            if abs(offset[axis] - rest[axis]) < window { goal[axis] = after[axis] }
        }
        guard goal.isApart(from: target) else { return }
        observer?(.intent(.scrollTo(goal, animated: true)), lastTime)
        scroller.apply(.scrollTo(goal, animated: true), at: lastTime, resolve: resolve)
    }

    /// Returns the offset at which the anchor point of the content lies on the anchor point of the window.
    package func offset(ofAnchor anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        let anchor = anchor.physical(scope.isRightToLeft)
        return ScrollVector(each: { axis in
            let share = Double(axis == .horizontal ? anchor.x : anchor.y)
            let bounds = extent[axis]
            return bounds.minimumOffset + (bounds.maximumOffset - bounds.minimumOffset) * share
        })
    }
}

extension ScrollVector {
    /// Whether the two offsets are less than half a point apart along `axis`.
    fileprivate func isAt(_ offset: ScrollVector, _ axis: ScrollAxis) -> Bool { abs(self[axis] - offset[axis]) < 0.5 }
}

extension AxisExtent {
    fileprivate func hasOtherInsets(_ other: AxisExtent) -> Bool {
        leadingInset != other.leadingInset || trailingInset != other.trailingInset
    }
}
