import Foundation
import ScrollPhysics

extension ScrollNode {
    /// From the window's edges to where the content rests: safe area, margins and the room of a running refresh.
    /// `leading` is the left one.
    var insets: EdgeInsets {
        var sum = settings.contentMargins + usedSafeArea
        sum.top += refresher?.room ?? 0
        return scope.isRightToLeft ? sum.mirrored : sum
    }

    /// The same for the indicators.
    var indicatorInsets: EdgeInsets { settings.indicatorMargins + usedSafeArea }

    /// Where the window's top left lies in the node's own space: it reaches out under what covers the surroundings.
    var windowOrigin: CGPoint {
        CGPoint(x: scope.isRightToLeft ? -usedSafeArea.trailing : -usedSafeArea.leading, y: -usedSafeArea.top)
    }

    /// The window in the node's own space.
    var window: CGRect { CGRect(origin: windowOrigin, size: viewportSize) }

    /// The window's size: the frame and what it reaches out.
    var viewportSize: CGSize {
        CGSize(width: frame.width + usedSafeArea.horizontal, height: frame.height + usedSafeArea.vertical)
    }

    var contentSize: CGSize { content?.frame.size ?? .zero }

    /// The window between the insets.
    var containerSize: CGSize {
        CGSize(
            width: max(0, viewportSize.width - insets.horizontal),
            height: max(0, viewportSize.height - insets.vertical))
    }

    // MARK: Lengths

    /// Takes the lengths of the present layout over.
    func updateExtent() {
        defer { layoutShift = .zero }
        let extent = ScrollExtent(x: extent(.horizontal), y: extent(.vertical))
        if extent.x.isSame(as: scroller.extent.x), extent.y.isSame(as: scroller.extent.y) {
            if isBeginning { begin() } else { followChosen() }
            return
        }
        report(extent)
        let old = scroller.extent
        if firstLayout == nil {
            scroller = Scroller(feel: scroller.feel, axes: ScrollAxes(axes), extent: extent)
            scroller.bouncesWhenContentFits = settings.bounces
            scroller.isPaging = isPaging
        } else {
            scroller.setExtent(extent, at: lastTime, resolve: resolve)
            aimAnew(since: old)
            alignShown(since: old)
        }
        if isBeginning { begin() } else { keepEnds(since: old) }
        takeOffset()
    }

    /// A run-out that led to a target by itself leads past it where that lies elsewhere now.
    private func aimAnew(since old: ScrollExtent) {
        guard !scroller.restsOnTarget, settings.behavior != nil, phase == .decelerating, let end = scroller.target
        else { return }
        let projection = ScrollProjection(
            offset: scroller.offset(at: lastTime), start: end, projected: end, velocity: velocity,
            axes: ScrollAxes(axes), cause: .resize, extent: scroller.extent, previousExtent: old)
        guard let place = restPlace(for: projection), place != end else { return }
        apply(.fling(velocity), at: lastTime)
    }

    /// Until the first frame is done: lazy rows are still being measured.
    private var isBeginning: Bool { firstLayout == nil || firstLayout == graph.time && !hasMoved }

    private var hasMoved: Bool { run != nil || phase != .idle }

    /// The offset that a scroll view starts with, unless a binding says another.
    private func begin() {
        if let item = settings.initialItem, let frame = finder?.frame(of: item.id) {
            return place(offset(aligning: frame, anchor: item.anchor, in: scroller.extent))
        }
        if let anchor = settings.initialAnchor {
            place(offset(ofAnchor: anchor, in: scroller.extent))
        } else if scope.isRightToLeft, axes.contains(Axis.horizontal) {
            place(offset(ofAnchor: .topLeading, in: scroller.extent))
        }
    }

    /// Content that lies at its anchor's edge stays there when lengths change, and content at its start when the inset
    /// there does.
    private func keepEnds(since old: ScrollExtent) {
        guard phase == .idle, link?.holdsPosition != true else { return }
        let rest = scroller.offset(at: lastTime)
        var goal = rest
        let new = scroller.extent
        let (before, after) = (offset(ofAnchor: .topLeading, in: old), offset(ofAnchor: .topLeading, in: new))
        for axis in ScrollAxis.allCases where old[axis].hasOtherInsets(new[axis]) && isAt(before, axis) {
            goal[axis] = after[axis]
        }
        if let anchor = settings.sizeChangesAnchor {
            let (before, after) = (offset(ofAnchor: anchor, in: old), offset(ofAnchor: anchor, in: new))
            for axis in ScrollAxis.allCases where isAt(before, axis) { goal[axis] = after[axis] }
        }
        if goal != rest { place(goal) }
    }

    private func isAt(_ place: ScrollVector, _ axis: ScrollAxis) -> Bool { abs(offset[axis] - place[axis]) < 0.5 }

    /// The offset at which the content's anchor lies on the window's.
    private func offset(ofAnchor anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        let anchor = anchor.physical(scope.isRightToLeft)
        return ScrollVector(each: { axis in
            let share = Double(axis == .horizontal ? anchor.x : anchor.y)
            let bounds = extent[axis]
            return bounds.minimumOffset + (bounds.maximumOffset - bounds.minimumOffset) * share
        })
    }

    /// Puts the content there, now, and tells recordings.
    func place(_ place: ScrollVector) {
        observer?(.intent(.scrollTo(place, animated: false)), lastTime)
        scroller.apply(.scrollTo(place, animated: false), at: lastTime, resolve: resolve)
    }

    private func extent(_ axis: Axis) -> AxisExtent {
        AxisExtent(
            viewport: Double(viewportSize[axis]), content: Double(contentSize[axis]),
            leadingInset: Double(insets.start(axis)), trailingInset: Double(insets.end(axis)), pixel: pixel)
    }

    /// The content's lengths are told after each other window's, so that it is known which of them change at once.
    private func report(_ new: ScrollExtent) {
        guard let observer else { return }
        let old = scroller.extent
        let isResized = old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport
        if isResized { observer(.intent(.resize(width: new.x.viewport, height: new.y.viewport)), lastTime) }
        if isResized || old.x.content != new.x.content || old.y.content != new.y.content {
            observer(.intent(.content(width: new.x.content, height: new.y.content)), lastTime)
        }
    }

    // MARK: Places

    /// Where the content's top left lies in the node's own space; whole pixels at rest and when moving fast.
    var contentOrigin: CGPoint {
        CGPoint(x: origin(.horizontal), y: origin(.vertical))
    }

    private func origin(_ axis: Axis) -> CGFloat {
        let place = axes.contains(axis) ? -CGFloat(offset[ScrollAxis(axis)]) : insets.start(axis)
        return windowOrigin[axis] + place + slack(axis)
    }

    /// Short content lies where its anchor says.
    private func slack(_ axis: Axis) -> CGFloat {
        guard axes.contains(axis) else { return 0 }
        let anchor = (settings.alignmentAnchor ?? .topLeading).physical(scope.isRightToLeft)
        return max(0, containerSize[axis] - contentSize[axis]) * anchor[axis]
    }

    /// The same, for drawing. Between pixels only in slow motion, where whole steps could be seen.
    func paintOrigin(scale: CGFloat) -> CGPoint {
        let origin = contentOrigin
        let velocity = velocity
        func snap(_ value: CGFloat, _ speed: Double) -> CGFloat {
            let isSlow = speed != 0 && abs(speed) < ScrollNode.slowSpeed
            return isSlow ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: snap(origin.x, velocity.x), y: snap(origin.y, velocity.y))
    }

    /// Points per second: four points a frame at 60 Hz, above which half a pixel is not seen.
    private static let slowSpeed = 240.0

    /// Where the window begins in the content.
    func visibleStart(_ axis: Axis) -> CGFloat { windowOrigin[axis] - origin(axis) }

    var geometry: ScrollGeometry {
        let velocity = velocity
        var geometry = ScrollGeometry(
            contentOffset: CGPoint(offset), contentSize: contentSize,
            contentInsets: scope.isRightToLeft ? insets.mirrored : insets, containerSize: containerSize)
        geometry.velocity = CGVector(dx: velocity.x, dy: velocity.y)
        return geometry
    }
}

extension AxisExtent {
    /// But for what adding the same lengths in another order changes.
    fileprivate func isSame(as other: AxisExtent) -> Bool {
        abs(viewport - other.viewport) < 1e-9 && abs(content - other.content) < 1e-9
            && abs(leadingInset - other.leadingInset) < 1e-9 && abs(trailingInset - other.trailingInset) < 1e-9
            && pixel == other.pixel
    }

    fileprivate func hasOtherInsets(_ other: AxisExtent) -> Bool {
        leadingInset != other.leadingInset || trailingInset != other.trailingInset
    }
}
