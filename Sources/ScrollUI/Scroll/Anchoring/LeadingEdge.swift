import Foundation
import ScrollPhysics

/// The leading edge of the window, which stays on the same point of the content if the window's width or the direction of the layout
/// changes. Offsets count from the left, so this needs no adjustment as long as the layout is from left to right.
extension ScrollNode {
    /// Whether the direction is not that of the last layout.
    var hasOtherDirection: Bool { firstLayout != nil && scope.isRightToLeft != wasRightToLeft }

    /// Called before a layout of the content, with the lengths of the last one.
    func keepLeadingEdge() {
        let old = scroller.extent.x
        let isResized = scope.isRightToLeft && old.viewport != Double(viewportSize.width) && !choosesOffsetAnew
        guard firstLayout != nil, axes.contains(Axis.horizontal), isResized || hasOtherDirection else { return }
        let offset = scroller.offset(at: lastTime).x
        // The distance from the start of the content to the leading edge of the window.
        let start = old.fits ? -leadingInset : wasRightToLeft ? old.content - old.viewport - offset : offset
        var goal = scope.isRightToLeft ? old.content - Double(viewportSize.width) - start : start
        // The insets of the two edges may differ: content at its start stays there.
        if hasOtherDirection, !old.fits, abs(offset - old.start(wasRightToLeft)) < 0.5 {
            goal = old.start(scope.isRightToLeft)
        }
        adjust(.horizontal, by: goal - offset)
    }

    /// Whether the target behaviour counts from an offset in the previous window. One that aligns views looks for the nearest in this one.
    private var choosesOffsetAnew: Bool {
        snapsAnew && (settings.behavior as? any SnappingTargetBehavior)?.alignedPoint == nil
    }

    /// The inset at the leading edge, in points.
    private var leadingInset: Double { Double(scope.isRightToLeft ? insets.trailing : insets.leading) }
}

extension AxisExtent {
    /// The offset at the start of the content.
    fileprivate func start(_ isRightToLeft: Bool) -> Double { isRightToLeft ? maximumOffset : minimumOffset }
}
