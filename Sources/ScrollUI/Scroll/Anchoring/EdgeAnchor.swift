import Foundation
import ScrollPhysics

/// Lengths that a layout has changed, and what was there before.
struct LengthChange {
    var old: ScrollExtent
    /// Where the content was to come to rest; nil where it did not move.
    var rest: ScrollVector?
}

/// Content that lies at an edge stays there where lengths change.
extension ScrollNode {
    /// The edge of `defaultScrollAnchor(_:for:)` for size changes, or the start where its inset changes.
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
        if let anchor = settings.sizeChangesAnchor {
            let (before, after) = (offset(ofAnchor: anchor, in: old), offset(ofAnchor: anchor, in: new))
            for axis in ScrollAxis.allCases where offset.isAt(before, axis) { goal[axis] = after[axis] }
        }
        if goal != rest { setOffset(goal) }
    }

    /// Content that was to come to rest at the anchor's edge, less than a window on, goes on to where that is now. Longer
    /// curves are left to their motion.
    private func anchorEdgesAhead(of rest: ScrollVector, since old: ScrollExtent) {
        guard let anchor = settings.sizeChangesAnchor, pendingScroll == nil, !scroller.restsOnTarget else { return }
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

    /// The offset at which the content's anchor lies on the window's.
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
    /// Less than half a point away.
    fileprivate func isAt(_ offset: ScrollVector, _ axis: ScrollAxis) -> Bool { abs(self[axis] - offset[axis]) < 0.5 }
}

extension AxisExtent {
    fileprivate func hasOtherInsets(_ other: AxisExtent) -> Bool {
        leadingInset != other.leadingInset || trailingInset != other.trailingInset
    }
}
