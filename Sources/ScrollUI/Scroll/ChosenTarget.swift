import Foundation
import ScrollPhysics

/// The view that a gesture came to rest on: where lengths change, it is gone to again, wherever it lies then.
struct ChosenTarget {
    var id: AnyHashable
    /// Which point of it lies on the same point of the window between the insets.
    var anchor: UnitPoint
}

extension ScrollNode {
    /// Where the chosen target lies now; nil where there is none.
    func chosenPlace(in extent: ScrollExtent) -> ScrollVector? {
        guard let chosen, let frame = finder?.frame(of: chosen.id) else { return nil }
        var place = offset(aligning: frame, anchor: chosen.anchor, in: extent)
        place[ScrollAxis(mainAxis.other)] = offset[ScrollAxis(mainAxis.other)]
        return place
    }

    /// Remembers the view that lies aligned at that offset. Along two axes it may be two views, of which none is kept.
    func takeChosen(at place: ScrollVector) {
        chosen = nil
        let behavior = (settings.behavior as? AnyScrollTargetBehavior)?.base ?? settings.behavior
        guard let aligned = behavior as? ViewAlignedScrollTargetBehavior, axes != [.horizontal, .vertical] else {
            return
        }
        let anchor = aligned.anchor ?? .topLeading
        let share = anchor.physical(scope.isRightToLeft)[mainAxis]
        // A point inside the view, which may begin or end at the line itself.
        let inside = (0.5 - share) * 2
        let line =
            CGFloat(place[ScrollAxis(mainAxis)]) + insets.start(mainAxis) + share * containerSize[mainAxis] + inside
        guard let id = finder?.id(onLine: line, axis: mainAxis), let frame = finder?.frame(of: id) else { return }
        let point = frame.min(mainAxis) + share * frame.size[mainAxis]
        if abs(point - (line - inside)) < 0.5 { chosen = ChosenTarget(id: id, anchor: anchor) }
    }
}
