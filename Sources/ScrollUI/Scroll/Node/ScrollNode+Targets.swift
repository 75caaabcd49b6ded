import Foundation
import ScrollPhysics

extension ScrollNode {
    var finder: TargetFinder? { content.map { TargetFinder(content: $0) } }

    /// The axis along which ids and targets are searched.
    var mainAxis: Axis { axes.contains(Axis.vertical) ? .vertical : .horizontal }

    // MARK: Rest positions

    /// Called by the scroller during a mutation, so it must not read the scroller.
    func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        let rest = restPosition(for: projection, isOnTarget: projection.cause == .resize)
        observer?(.chose(rest, for: projection), lastTime)
        return rest
    }

    /// Returns the rest position that the target behaviour chooses; nil if it chooses none. It must not read the
    /// scroller, as ``resolve(_:)``. `isOnTarget` is whether lengths changed while the content was on a position that
    /// the behaviour had chosen.
    func restPosition(for projection: ScrollProjection, isOnTarget: Bool = false) -> ScrollVector? {
        guard let behavior = settings.behavior, let finder else { return restOfLeadingSpace(projection) }
        let projection = projection.hasOtherWindow ? projection.withoutGrowth(layoutGrowth) : projection
        let snapping = behavior as? any SnappingTargetBehavior
        let known = projection.cause == .resize ? snappedOffsets(in: projection.extent) : AxisOffsets()
        if projection.cause == .resize {
            if scrolledAxes.allSatisfy({ known[ScrollAxis($0)] != nil }) { return self.offset.moved(to: known) }
            // A custom behaviour is not asked again for longer content, but for a resized window.
            if snapping == nil, !projection.hasOtherWindow { return nil }
        }
        let isMoved = isOnTarget && snapping == nil
        let original = target(at: isMoved ? positionInWindow(projection.start, projection) : projection.start)
        var context = ScrollTargetBehaviorContext(
            originalTarget: original, velocity: CGVector(dx: projection.velocity.x, dy: projection.velocity.y),
            contentSize: contentSize, containerSize: containerSize, axes: axes,
            environment: EnvironmentValues(scope: scope), projection: projection,
            targets: { finder.spans(along: $0) })
        if projection.hasOtherWindow { context.layoutShift = layoutShift }
        let proposed = target(at: projection.projected)
        var target = isMoved ? target(at: positionInWindow(projection.projected, projection)) : proposed
        behavior.updateTarget(&target, context: context)
        let rest = offset(of: target, in: projection.extent).moved(to: known)
        noteSnapped(at: rest, in: projection.extent, anchor: snapping?.alignedPoint)
        // A custom behaviour that does not change the target lets the motion stop without a target.
        guard target != proposed || snapping?.snaps(context) == true else { return nil }
        return rest
    }

    /// Returns an offset of the projection, adjusted to a resized window. If the content still has the same length in
    /// windows, the offset keeps its distance from the start in windows. Otherwise pages that are drawn without views
    /// would be lost.
    private func positionInWindow(_ position: ScrollVector, _ projection: ScrollProjection) -> ScrollVector {
        guard projection.cause == .resize, layoutShift == .zero else { return position }
        return ScrollVector { axis in
            let (old, new) = (projection.previousExtent[axis], projection.extent[axis])
            guard old.page > 0, abs(old.content / old.page - new.content / new.page) < 1e-6 else {
                return position[axis]
            }
            return new.minimumOffset + (position[axis] - old.minimumOffset) / old.page * new.page
        }
    }

    /// Returns the rest position that leaves the leading space entirely visible or entirely scrolled away, if the
    /// content is long enough.
    private func restOfLeadingSpace(_ projection: ScrollProjection) -> ScrollVector? {
        let (space, top) = (Double(leadingSpace), projection.extent.y.minimumOffset)
        let distance = projection.projected.y - top
        guard space > 0, projection.cause == .drag || projection.cause == .touchpad, distance > 0, distance < space,
            projection.extent.y.maximumOffset - top >= space
        else { return nil }
        var rest = projection.projected
        rest.y = top + (distance < space / 2 ? 0 : space)
        return rest
    }

    private func target(at offset: ScrollVector) -> ScrollTarget {
        let origin = CGPoint(x: offset.x + Double(insets.leading), y: offset.y + Double(insets.top))
        return ScrollTarget(rect: CGRect(origin: origin, size: containerSize), anchor: nil)
    }

    private func offset(of target: ScrollTarget, in extent: ScrollExtent) -> ScrollVector {
        offset(aligning: target.rect, anchor: target.anchor ?? .topLeading, in: extent)
    }

    /// Returns the offset at which the anchor of `rect` lies on the same point of the window between the insets.
    package func offset(aligning rect: CGRect, anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        extent.clamp(unboundedOffset(aligning: rect, anchor: anchor, in: extent))
    }

    /// Returns the aligning offset without clamping it to the bounds.
    func unboundedOffset(aligning rect: CGRect, anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        let anchor = anchor.physical(scope.isRightToLeft)
        let (x, y) = (extent.x, extent.y)
        return ScrollVector(
            x: Double(rect.minX) + Double(anchor.x) * (Double(rect.width) - x.page) - x.leadingInset,
            y: Double(rect.minY) + Double(anchor.y) * (Double(rect.height) - y.page) - y.leadingInset)
    }

    // MARK: Views by id

    /// Scrolls so that the view is shown as the goal requires. Returns false if the view does not exist. With
    /// `amongOwn`, views in nested scroll views are not searched.
    package func scroll(to goal: ScrollGoal, _ transaction: Transaction, amongOwn: Bool = false) -> Bool {
        guard let frame = finder?.frame(of: goal.id, amongOwn: amongOwn) else { return false }
        let goal = anchored(goal, frame)
        scroll(to: offset(aligning: frame, goal: goal), transaction, destination: .view(goal))
        return true
    }

    /// Returns the goal with the anchor of the edge at which the view comes in, if it has none. The view's frame may
    /// be an estimate, and the view should lie at the same edge once the frame is known.
    private func anchored(_ goal: ScrollGoal, _ frame: CGRect) -> ScrollGoal {
        guard goal.anchor == nil, axes != [.horizontal, .vertical] else { return goal }
        let (low, high) = (frame.lowerEdge(mainAxis), frame.upperEdge(mainAxis))
        let distance = offset(aligning: frame, goal: goal)[ScrollAxis(mainAxis)] - restPosition[ScrollAxis(mainAxis)]
        guard distance != 0 else { return goal }
        var anchored = goal
        let isAtEnd = distance > 0 && high - low <= containerSize[mainAxis]
        let edge = mainAxis == .vertical ? UnitPoint(x: 0, y: isAtEnd ? 1 : 0) : UnitPoint(x: isAtEnd ? 1 : 0, y: 0)
        anchored.anchor = edge.physical(scope.isRightToLeft)
        return anchored
    }

    /// The offset at which the content rests or will rest.
    private var restPosition: ScrollVector { run?.goalOffset ?? scroller.target ?? offset }

    /// Returns the offset at which a view with `frame` lies as the goal requires. Axes that do not scroll keep their
    /// offset.
    package func offset(aligning frame: CGRect, goal: ScrollGoal) -> ScrollVector {
        let frame = frame.offsetBy(dx: -goal.offset.width, dy: -goal.offset.height)
        var rest =
            goal.anchor.map { offset(aligning: frame, anchor: $0, in: scroller.extent) } ?? leastMove(toShow: frame)
        for axis in Axis.allCases where !axes.contains(axis) { rest[ScrollAxis(axis)] = offset[ScrollAxis(axis)] }
        return rest
    }

    private func leastMove(toShow frame: CGRect) -> ScrollVector {
        let size = containerSize
        var goal = restPosition
        for axis in Axis.allCases {
            let start = goal[ScrollAxis(axis)] + Double(insets.start(axis))
            let end = start + Double(size[axis])
            let (low, high) = (Double(frame.lowerEdge(axis)), Double(frame.upperEdge(axis)))
            if low < start {
                goal[ScrollAxis(axis)] += low - start
            } else if high > end {
                goal[ScrollAxis(axis)] += min(high - end, low - start)
            }
        }
        return scroller.extent.clamp(goal)
    }

    /// Returns the start of the window between the insets, in content coordinates.
    func restStart(_ axis: Axis) -> CGFloat { visibleStart(axis) + insets.start(axis) }

    /// Returns the id of the target at the window's start, or at `anchor`, among the ids that fit.
    func targetID(at anchor: UnitPoint?, fitting fits: (AnyHashable) -> Bool) -> AnyHashable? {
        let axis = mainAxis
        return finder?.id(
            at: anchor, inWindowFrom: restStart(axis), length: containerSize[axis], axis: axis, fitting: fits)
    }

    /// Returns the spans of the targets, for drawing and recording.
    func targetSpans(_ axis: Axis) -> TargetSpans {
        finder?.spans(along: axis) ?? .none
    }
}

extension ScrollProjection {
    /// Whether the size of the window between the insets has changed.
    var hasOtherWindow: Bool {
        extent.x.page != previousExtent.x.page || extent.y.page != previousExtent.y.page
    }

    /// Returns the projection with the previous length of the content, which has grown by `growth` since.
    fileprivate func withoutGrowth(_ growth: ScrollVector) -> ScrollProjection {
        var copy = self
        for axis in ScrollAxis.allCases { copy.previousExtent[axis].content -= growth[axis] }
        return copy
    }
}
