import Drawing
import Foundation
import ScrollPhysics

extension ScrollNode {
    /// Whether the scroll view's downward direction points up in the window, as in a chat that is flipped with its
    /// rows flipped back.
    var isUpsideDown: Bool { linearTransform(to: nil).d < 0 }

    /// The insets from the window's edges to the resting content: safe area, margins and the space of a running
    /// refresh. `leading` is the left inset.
    package var insets: EdgeInsets {
        var sum = settings.contentMargins + usedSafeArea
        sum.top += refresher?.topInset ?? 0
        return scope.isRightToLeft ? sum.mirrored : sum
    }

    /// The insets of the indicators.
    var indicatorInsets: EdgeInsets { settings.indicatorMargins + usedSafeArea }

    /// The window's top left corner in the node's coordinates. The window extends under views that cover the
    /// surroundings.
    var windowOrigin: CGPoint {
        CGPoint(x: scope.isRightToLeft ? -usedSafeArea.trailing : -usedSafeArea.leading, y: -usedSafeArea.top)
    }

    /// The window in the node's coordinates.
    var window: CGRect { CGRect(origin: windowOrigin, size: viewportSize) }

    /// The window's size: the frame plus the safe area under which it extends.
    var viewportSize: CGSize {
        CGSize(width: frame.width + usedSafeArea.horizontal, height: frame.height + usedSafeArea.vertical)
    }

    var contentSize: CGSize { content?.frame.size ?? .zero }

    /// The size of the window between the insets.
    package var containerSize: CGSize {
        let (size, insets) = (viewportSize, insets)
        return CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }

    // MARK: Lengths

    /// Takes over the lengths of the present layout and continues to the new positions of the targets. Returns nil if
    /// no length has changed.
    func takeLengths() -> LengthChange? {
        defer { (layoutShift, layoutGrowth) = (.zero, .zero) }
        let extent = ScrollExtent(x: extent(.horizontal), y: extent(.vertical))
        if extent.x.isSame(as: scroller.extent.x), extent.y.isSame(as: scroller.extent.y) {
            if !isBeginning { resnap() }
            return nil
        }
        report(extent)
        let old = scroller.extent
        var change = LengthChange(old: old, rest: scroller.target)
        // In the other direction the content has been turned round, and nothing has been inserted in it.
        let inserted = hasOtherDirection ? ScrollVector(x: 0, y: layoutShift.y) : layoutShift
        for axis in ScrollAxis.allCases { change.old[axis].content += inserted[axis] - layoutGrowth[axis] }
        if firstLayout == nil {
            rest(in: extent)
        } else {
            scroller.setExtent(extent, at: lastTime, resolve: resolve)
            retargetFling(since: old)
            snapInNewWindow(since: old)
        }
        return change
    }

    /// Begins anew, at rest at `offset` or at the left and the top. A target behaviour has no other position for it.
    func rest(at offset: ScrollVector? = nil, in extent: ScrollExtent) {
        scroller = Scroller(feel: scroller.feel, axes: ScrollAxes(axes), extent: extent, offset: offset)
        scroller.bouncesWhenContentFits = settings.bounces
        scroller.isPaging = isPaging
    }

    /// Moves the content to `offset` at once and reports it to recordings.
    func setOffset(_ offset: ScrollVector) {
        observer?(.intent(.scrollTo(offset, animated: false)), lastTime)
        scroller.apply(.scrollTo(offset, animated: false), at: lastTime, resolve: resolve)
    }

    private func extent(_ axis: Axis) -> AxisExtent {
        AxisExtent(
            viewport: Double(viewportSize[axis]), content: Double(contentSize[axis]) + unplacedLength(axis),
            leadingInset: Double(insets.start(axis)), trailingInset: Double(insets.end(axis)), pixel: pixel)
    }

    /// Returns the length by which lines that were measured in this layout will extend the content in the next one. Without it, content at
    /// its end would be moved back in between.
    private func unplacedLength(_ axis: Axis) -> Double {
        lazyStacks.reduce(0) { $1.axis == axis ? $0 + max(0, $1.unplacedLength) : $0 }
    }

    /// Reports changed lengths. The content's lengths are reported after the window's size, so that simultaneous
    /// changes can be recognized.
    private func report(_ new: ScrollExtent) {
        guard let observer else { return }
        let old = scroller.extent
        let isResized = old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport
        if isResized { observer(.intent(.resize(width: new.x.viewport, height: new.y.viewport)), lastTime) }
        if isResized || old.x.content != new.x.content || old.y.content != new.y.content {
            observer(.intent(.content(width: new.x.content, height: new.y.content)), lastTime)
        }
    }

    // MARK: Positions

    /// The position of the content's top left corner in the node's coordinates; on whole pixels at rest and in fast
    /// motion.
    var contentOrigin: CGPoint {
        CGPoint(x: origin(.horizontal), y: origin(.vertical))
    }

    private func origin(_ axis: Axis) -> CGFloat {
        let start = axes.contains(axis) ? -CGFloat(offset[ScrollAxis(axis)]) : insets.start(axis)
        return windowOrigin[axis] + start + slack(axis)
    }

    /// Returns the distance by which content that is shorter than the window is moved to its alignment anchor.
    private func slack(_ axis: Axis) -> CGFloat {
        guard axes.contains(axis), contentSize[axis] < viewportSize[axis] - insets.total(axis) else { return 0 }
        let anchor = (settings.anchors[.alignment] ?? .topLeading).physical(scope.isRightToLeft)
        return max(0, containerSize[axis] - contentSize[axis]) * anchor[axis]
    }

    /// The content's origin for drawing. It lies between pixels only in slow motion, where whole-pixel steps would be
    /// visible.
    func paintOrigin(scale: CGFloat) -> CGPoint {
        let origin = contentOrigin
        let velocity = velocity
        func snap(_ value: CGFloat, _ speed: Double) -> CGFloat {
            let isSlow = speed != 0 && abs(speed) < ScrollNode.slowSpeed
            return isSlow ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: snap(origin.x, velocity.x), y: snap(origin.y, velocity.y))
    }

    /// The speed in points per second above which half a pixel is not visible: four points per frame at 60 Hz.
    private static let slowSpeed = 240.0

    /// Returns the start of the window in content coordinates.
    package func visibleStart(_ axis: Axis) -> CGFloat { windowOrigin[axis] - origin(axis) }

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
    /// Whether the lengths are equal, except for rounding differences of sums.
    fileprivate func isSame(as other: AxisExtent) -> Bool {
        abs(viewport - other.viewport) < 1e-9 && abs(content - other.content) < 1e-9
            && abs(leadingInset - other.leadingInset) < 1e-9 && abs(trailingInset - other.trailingInset) < 1e-9
            && pixel == other.pixel
    }
}
