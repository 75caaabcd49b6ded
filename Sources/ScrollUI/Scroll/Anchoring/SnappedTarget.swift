import Foundation
import ScrollPhysics

/// The view to which content is snapped along an axis. When lengths change, the content snaps to the view's new
/// position.
struct SnappedTarget {
    var id: AnyHashable
    /// The point of the view that lies on the same point of the window between the insets.
    var anchor: UnitPoint
}

/// The snapped target of each axis: a single view if there is one that rests along both axes.
struct SnappedTargets {
    private var horizontal: SnappedTarget?
    private var vertical: SnappedTarget?

    subscript(axis: Axis) -> SnappedTarget? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Offsets that are known along some of the axes.
struct AxisOffsets {
    private var x: Double?
    private var y: Double?

    subscript(axis: ScrollAxis) -> Double? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension ScrollVector {
    /// Returns the vector with the known offsets in place of its own.
    func moved(to offsets: AxisOffsets) -> ScrollVector {
        ScrollVector(x: offsets[.horizontal] ?? x, y: offsets[.vertical] ?? y)
    }
}

extension ScrollNode {
    /// Returns the offsets at which the snapped targets are aligned now, along the axes that have one.
    func snappedOffsets(in extent: ScrollExtent) -> AxisOffsets {
        scrolledAxes.reduce(into: AxisOffsets()) { offsets, axis in
            guard let rest = unboundedSnappedOffset(axis, in: extent) else { return }
            offsets[ScrollAxis(axis)] = extent[ScrollAxis(axis)].clamp(rest)
        }
    }

    /// The axes along which the view scrolls.
    var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains($0) } }

    /// Returns the aligned offset without clamping it to the bounds.
    private func unboundedSnappedOffset(_ axis: Axis, in extent: ScrollExtent) -> Double? {
        guard let target = snapped[axis], let frame = finder?.frame(of: target.id) else { return nil }
        return unboundedOffset(aligning: frame, anchor: target.anchor, in: extent)[ScrollAxis(axis)]
    }

    /// Records the views that rest at the offset by their `anchor`: one view for both axes if there is one, the
    /// recorded views if the content is still on them, otherwise one view for each axis.
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

    /// The distance in points within which content counts as resting on a view.
    private static let here = 0.5

    /// Returns the view that rests along both axes. If the bounds bring several views there, the one nearest to
    /// `wanted`.
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

    /// Whether the window was resized, so that the target behaviour chooses an offset again: for an offset that it
    /// chose itself, or for the one where a programmatic scroll left the content.
    var snapsAnew: Bool {
        let (extent, size) = (scroller.extent, viewportSize)
        guard extent.x.viewport != Double(size.width) || extent.y.viewport != Double(size.height) else { return false }
        guard let behavior = settings.behavior else { return false }
        return scroller.restsOnTarget || phase == .idle && behavior is any SnappingTargetBehavior
    }

    /// Called before a layout. Finds the view on which a programmatic scroll left the content, and views that did not
    /// exist yet when the content was sent there.
    func noteShownTarget() {
        guard phase == .idle, snapsAnew, let snapping = settings.behavior as? any SnappingTargetBehavior else {
            return
        }
        guard !scroller.restsOnTarget || scrolledAxes.contains(where: { snapped[$0] == nil }) else { return }
        noteSnapped(at: offset, in: scroller.extent, anchor: snapping.alignedPoint)
    }

    /// Called after a layout. Asks the behaviour after a resize if the scroller did not, because the motion stopped
    /// without a target or was programmatic.
    func snapInNewWindow(since old: ScrollExtent) {
        let new = scroller.extent
        let isResized = old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport
        guard isResized, !scroller.restsOnTarget, phase == .idle else { return }
        let projection = ScrollProjection(
            offset: offset, start: offset, projected: offset, axes: ScrollAxes(axes), cause: .resize,
            extent: new, previousExtent: old)
        if let rest = restPosition(for: projection, isOnTarget: isAtEnd(of: old)) { setOffset(rest) }
    }

    /// Whether the content is at the end of `extent`, where a custom behaviour did not have to choose an offset.
    private func isAtEnd(of extent: ScrollExtent) -> Bool {
        scrolledAxes.allSatisfy { axis in
            let bounds = extent[ScrollAxis(axis)]
            return bounds.maximumOffset > bounds.minimumOffset
                && abs(offset[ScrollAxis(axis)] - bounds.maximumOffset) < Self.here
        }
    }

    /// Retargets a fling that reached a target without correction, if that target has moved.
    func retargetFling(since old: ScrollExtent) {
        guard !scroller.restsOnTarget, settings.behavior != nil, phase == .decelerating, let end = scroller.target
        else { return }
        let projection = ScrollProjection(
            offset: scroller.offset(at: lastTime), start: end, projected: end, velocity: velocity,
            axes: ScrollAxes(axes), cause: .resize, extent: scroller.extent, previousExtent: old)
        guard let rest = restPosition(for: projection), rest != end else { return }
        apply(.fling(velocity), at: lastTime)
    }

    /// Continues to the present positions of the snapped targets: rows measured during the motion move them even if
    /// all lengths stay the same.
    func resnap() {
        guard scroller.restsOnTarget else { return }
        let rest = scroller.target ?? scroller.offset(at: lastTime)
        guard rest.moved(to: snappedOffsets(in: scroller.extent)).isApart(from: rest, by: 1e-6) else { return }
        observer?(.intent(.content(width: scroller.extent.x.content, height: scroller.extent.y.content)), lastTime)
        scroller.retarget(at: lastTime, resolve: resolve)
        takeOffset()
    }
}
