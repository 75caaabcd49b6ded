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

    /// Remembers the view that rests at that offset by its `anchor`. Along two axes it may be two views, of which none
    /// is kept.
    func takeChosen(at place: ScrollVector, in extent: ScrollExtent, anchor: UnitPoint?) {
        chosen = nil
        guard let anchor, axes != [.horizontal, .vertical] else { return }
        let axis = ScrollAxis(mainAxis)
        let share = Double(anchor.physical(scope.isRightToLeft)[mainAxis])
        let id = finder?.id(restingAt: place[axis], in: extent[axis], anchor: share, axis: mainAxis)
        chosen = id.map { ChosenTarget(id: $0, anchor: anchor) }
    }

    /// That the window is of another size than before, for which the target behaviour chooses a place anew: one that it
    /// chose itself, or where the program left the content.
    var choosesAnew: Bool {
        let (extent, size) = (scroller.extent, viewportSize)
        guard extent.x.viewport != Double(size.width) || extent.y.viewport != Double(size.height) else { return false }
        guard let behavior = settings.behavior else { return false }
        return scroller.restsOnTarget || phase == .idle && behavior is any SnappingTargetBehavior
    }

    /// Before a layout: looks for the view on which the program left the content.
    func takeShown() {
        guard !scroller.restsOnTarget, choosesAnew, let snapping = settings.behavior as? any SnappingTargetBehavior
        else { return }
        takeChosen(at: offset, in: scroller.extent, anchor: snapping.alignedPoint)
    }

    /// After a layout: asks the behaviour in another window where the scroller did not, since the motion ran out by
    /// itself or the program left the content there.
    func alignShown(since old: ScrollExtent) {
        let new = scroller.extent
        let isResized = old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport
        guard isResized, !scroller.restsOnTarget, phase == .idle else { return }
        let projection = ScrollProjection(
            offset: offset, start: offset, projected: offset, axes: ScrollAxes(axes), cause: .resize,
            extent: new, previousExtent: old)
        if let place = restPlace(for: projection) { self.place(place) }
    }

    /// Goes on to where the chosen target lies now: rows that are measured on the way move it, although all lengths may
    /// stay.
    func followChosen() {
        guard scroller.restsOnTarget, let place = chosenPlace(in: scroller.extent),
            place.isApart(from: scroller.target ?? scroller.offset(at: lastTime), by: 1e-6)
        else { return }
        observer?(.intent(.content(width: scroller.extent.x.content, height: scroller.extent.y.content)), lastTime)
        scroller.retarget(at: lastTime, resolve: resolve)
        takeOffset()
    }
}
