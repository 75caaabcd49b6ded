import Foundation
import ScrollPhysics

/// The view that content is snapped to along an axis. Where lengths change the content snaps to it again, wherever it
/// lies then.
struct SnappedTarget {
    var id: AnyHashable
    /// Which point of it lies on the same point of the window between the insets.
    var anchor: UnitPoint
}

/// What content is snapped to along each axis: one view where there is one that rests along both.
struct SnappedTargets {
    private var horizontal: SnappedTarget?
    private var vertical: SnappedTarget?

    subscript(axis: Axis) -> SnappedTarget? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Offsets along the axes of which they are known.
struct AxisOffsets {
    private var x: Double?
    private var y: Double?

    subscript(axis: ScrollAxis) -> Double? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension ScrollVector {
    /// The known offsets, and its own along the other axes.
    func moved(to offsets: AxisOffsets) -> ScrollVector {
        ScrollVector(x: offsets[.horizontal] ?? x, y: offsets[.vertical] ?? y)
    }
}

extension ScrollNode {
    /// The offsets at which the snapped targets lie where they belong now, along the axes that have one.
    func snappedOffsets(in extent: ScrollExtent) -> AxisOffsets {
        scrolledAxes.reduce(into: AxisOffsets()) { offsets, axis in
            guard let rest = unboundedSnappedOffset(axis, in: extent) else { return }
            offsets[ScrollAxis(axis)] = extent[ScrollAxis(axis)].clamp(rest)
        }
    }

    /// The directions in which the view scrolls, one by one.
    var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains($0) } }

    /// Where the bounds would not let it lie, too.
    private func unboundedSnappedOffset(_ axis: Axis, in extent: ScrollExtent) -> Double? {
        guard let target = snapped[axis], let frame = finder?.frame(of: target.id) else { return nil }
        return unboundedOffset(aligning: frame, anchor: target.anchor, in: extent)[ScrollAxis(axis)]
    }

    /// Remembers the views that rest at that offset by their `anchor`: the same for both axes if there is one, those that
    /// were remembered if the content stays on them, else what there is for each axis.
    func noteSnapped(at rest: ScrollVector, in extent: ScrollExtent, anchor: UnitPoint?) {
        guard let anchor else { return snapped = SnappedTargets() }
        let staying = snappedTargets(stayingAt: rest, in: extent, anchor: anchor)
        let wanted = scrolledAxes.reduce(into: rest) { wanted, axis in
            guard staying[axis] != nil, let lies = unboundedSnappedOffset(axis, in: extent) else { return }
            wanted[ScrollAxis(axis)] = lies
        }
        let common = axes == [.horizontal, .vertical] ? id(resting: rest, nearest: wanted, in: extent, anchor) : nil
        for axis in scrolledAxes {
            let id = common ?? staying[axis]?.id ?? id(restingAt: rest, in: extent, anchor, along: axis)
            snapped[axis] = id.map { SnappedTarget(id: $0, anchor: anchor) }
        }
    }

    private func snappedTargets(
        stayingAt rest: ScrollVector, in extent: ScrollExtent, anchor: UnitPoint
    ) -> SnappedTargets {
        let offsets = snappedOffsets(in: extent)
        return scrolledAxes.reduce(into: SnappedTargets()) { staying, axis in
            guard let old = snapped[axis], old.anchor == anchor, let now = offsets[ScrollAxis(axis)],
                abs(now - rest[ScrollAxis(axis)]) < Self.here
            else { return }
            staying[axis] = old
        }
    }

    /// Points within which content rests on a view.
    private static let here = 0.5

    /// The view that rests along both axes; where the bounds pull several there, the one that lies nearest to `wanted`.
    private func id(
        resting rest: ScrollVector, nearest wanted: ScrollVector, in extent: ScrollExtent, _ anchor: UnitPoint
    ) -> AnyHashable? {
        func distance(_ frame: CGRect) -> Double {
            let distance = unboundedOffset(aligning: frame, anchor: anchor, in: extent) - wanted
            return max(abs(distance.x), abs(distance.y))
        }
        let resting = (finder?.identified ?? []).filter {
            !offset(aligning: $0.frame, anchor: anchor, in: extent).isApart(from: rest, by: Self.here)
        }
        return resting.min { distance($0.frame) < distance($1.frame) }?.id
    }

    private func id(
        restingAt rest: ScrollVector, in extent: ScrollExtent, _ anchor: UnitPoint, along axis: Axis
    ) -> AnyHashable? {
        let share = Double(anchor.physical(scope.isRightToLeft)[axis])
        return finder?.id(
            restingAt: rest[ScrollAxis(axis)], in: extent[ScrollAxis(axis)], anchor: share, axis: axis)
    }

    /// That the window is of another size than before, for which the target behaviour chooses an offset anew: one that it
    /// chose itself, or where the program left the content.
    var snapsAnew: Bool {
        let (extent, size) = (scroller.extent, viewportSize)
        guard extent.x.viewport != Double(size.width) || extent.y.viewport != Double(size.height) else { return false }
        guard let behavior = settings.behavior else { return false }
        return scroller.restsOnTarget || phase == .idle && behavior is any SnappingTargetBehavior
    }

    /// Before a layout: looks for the view on which the program left the content, and for those that did not exist yet
    /// when the content was sent there.
    func noteShownTarget() {
        guard phase == .idle, snapsAnew, let snapping = settings.behavior as? any SnappingTargetBehavior else {
            return
        }
        guard !scroller.restsOnTarget || scrolledAxes.contains(where: { snapped[$0] == nil }) else { return }
        noteSnapped(at: offset, in: scroller.extent, anchor: snapping.alignedPoint)
    }

    /// After a layout: asks the behaviour in another window where the scroller did not, since the motion stopped by
    /// itself or the program left the content there.
    func snapInNewWindow(since old: ScrollExtent) {
        let new = scroller.extent
        let isResized = old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport
        guard isResized, !scroller.restsOnTarget, phase == .idle else { return }
        let projection = ScrollProjection(
            offset: offset, start: offset, projected: offset, axes: ScrollAxes(axes), cause: .resize,
            extent: new, previousExtent: old)
        if let rest = restPosition(for: projection, isOnTarget: isAtEnd(of: old)) { setOffset(rest) }
    }

    /// At the end no behaviour of the program's own had to choose an offset.
    private func isAtEnd(of extent: ScrollExtent) -> Bool {
        scrolledAxes.allSatisfy { axis in
            let bounds = extent[ScrollAxis(axis)]
            return bounds.maximumOffset > bounds.minimumOffset
                && abs(offset[ScrollAxis(axis)] - bounds.maximumOffset) < Self.here
        }
    }

    /// A fling that led to a target by itself leads past it where that lies elsewhere now.
    func retargetFling(since old: ScrollExtent) {
        guard !scroller.restsOnTarget, settings.behavior != nil, phase == .decelerating, let end = scroller.target
        else { return }
        let projection = ScrollProjection(
            offset: scroller.offset(at: lastTime), start: end, projected: end, velocity: velocity,
            axes: ScrollAxes(axes), cause: .resize, extent: scroller.extent, previousExtent: old)
        guard let rest = restPosition(for: projection), rest != end else { return }
        apply(.fling(velocity), at: lastTime)
    }

    /// Goes on to where the snapped targets lie now: rows that are measured on the way move them, although all lengths
    /// may stay.
    func resnap() {
        guard scroller.restsOnTarget else { return }
        let rest = scroller.target ?? scroller.offset(at: lastTime)
        guard rest.moved(to: snappedOffsets(in: scroller.extent)).isApart(from: rest, by: 1e-6) else { return }
        observer?(.intent(.content(width: scroller.extent.x.content, height: scroller.extent.y.content)), lastTime)
        scroller.retarget(at: lastTime, resolve: resolve)
        takeOffset()
    }
}
