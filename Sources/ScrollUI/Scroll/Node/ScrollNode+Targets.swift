import Foundation
import ScrollPhysics

extension ScrollNode {
    var finder: TargetFinder? { content.map { TargetFinder(content: $0) } }

    /// The axis that ids and targets are looked for along.
    var mainAxis: Axis { axes.contains(Axis.vertical) ? .vertical : .horizontal }

    // MARK: Rest positions

    /// Called by the scroller while it changes, so it must not look at the scroller itself.
    func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        let rest = restPosition(for: projection, isOnTarget: projection.cause == .resize)
        observer?(.chose(rest, for: projection), lastTime)
        return rest
    }

    /// Where the target behaviour wants the content to rest, if it does. Under the same rule as ``resolve(_:)``. `isOnTarget` says
    /// that lengths changed and the content is where the behaviour wanted it before.
    func restPosition(for projection: ScrollProjection, isOnTarget: Bool = false) -> ScrollVector? {
        guard let behavior = settings.behavior, let finder else { return restOfLeadingSpace(projection) }
        let snapping = behavior as? any SnappingTargetBehavior
        let known = projection.cause == .resize ? snappedOffsets(in: projection.extent) : AxisOffsets()
        if projection.cause == .resize {
            if scrolledAxes.allSatisfy({ known[ScrollAxis($0)] != nil }) { return self.offset.moved(to: known) }
            // Content that turns out longer is not the program's to answer; another window is.
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
        // A behaviour of the program's own that leaves the target alone lets the motion stop; there is none to rest on.
        guard target != proposed || snapping?.snaps(context) == true else { return nil }
        return rest
    }

    /// An offset of the projection. Where the window is another one, and the content as many windows long as before, it is as many windows
    /// from the start as before: pages that are drawn and no views would not be found again otherwise.
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

    /// Where the content is long enough, the space before it is not left half scrolled away.
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

    /// The offset that puts the anchor of `rect` on the same point of the window between the insets.
    package func offset(aligning rect: CGRect, anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        extent.clamp(unboundedOffset(aligning: rect, anchor: anchor, in: extent))
    }

    /// The same where the bounds would not let the content lie, too.
    func unboundedOffset(aligning rect: CGRect, anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        let anchor = anchor.physical(scope.isRightToLeft)
        let (x, y) = (extent.x, extent.y)
        return ScrollVector(
            x: Double(rect.minX) + Double(anchor.x) * (Double(rect.width) - x.page) - x.leadingInset,
            y: Double(rect.minY) + Double(anchor.y) * (Double(rect.height) - y.page) - y.leadingInset)
    }

    // MARK: Views by id

    /// Scrolls so that the view is seen as the goal says; false if there is no such view. With `amongOwn` views in scroll views
    /// within this one do not count.
    package func scroll(to goal: ScrollGoal, _ transaction: Transaction, amongOwn: Bool = false) -> Bool {
        guard let frame = finder?.frame(of: goal.id, amongOwn: amongOwn) else { return false }
        let goal = anchored(goal, frame)
        scroll(to: offset(aligning: frame, goal: goal), transaction, destination: .view(goal))
        return true
    }

    /// Without an anchor, the view gets that of the edge at which it comes in: its frame may be an estimate, and is to
    /// lie at the same edge once it is known.
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

    /// Where the content is, or is going to.
    private var restPosition: ScrollVector { run?.goalOffset ?? scroller.target ?? offset }

    /// The offset at which a view with that frame lies as the goal says. Axes that do not scroll keep theirs.
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

    /// The window between the insets, in content coordinates.
    var restWindow: CGRect {
        CGRect(
            x: visibleStart(.horizontal) + insets.leading, y: visibleStart(.vertical) + insets.top,
            width: containerSize.width, height: containerSize.height)
    }

    /// The id, of those that fit, of the target at the window's start, or at `anchor`.
    func targetID(at anchor: UnitPoint?, fitting fits: (AnyHashable) -> Bool) -> AnyHashable? {
        finder?.id(at: anchor, in: restWindow, axis: mainAxis, fitting: fits)
    }

    /// The spans of the targets, for those who draw or record them.
    func targetSpans(_ axis: Axis) -> TargetSpans {
        finder?.spans(along: axis) ?? .none
    }
}

extension ScrollProjection {
    /// That the window between the insets is of another size than before.
    fileprivate var hasOtherWindow: Bool {
        extent.x.page != previousExtent.x.page || extent.y.page != previousExtent.y.page
    }
}
