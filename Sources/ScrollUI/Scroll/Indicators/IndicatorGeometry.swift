import Foundation
import ScrollPhysics

/// The frame of the scroll bar of one axis in a scroll view's window, and the range of its motion. Points.
struct IndicatorGeometry {
    private static let leastLength: CGFloat = 36
    private static let edgeDistance: CGFloat = 3

    let axis: Axis
    let bar: CGRect
    /// The distance that the bar can move.
    private let travel: CGFloat

    /// Returns nil if all content is in view, or if the window is too short for a bar.
    init?(axis: Axis, extent: AxisExtent, offset: Double, window: CGRect, margins: EdgeInsets, thickness: CGFloat) {
        let whole = extent.content + extent.leadingInset + extent.trailingInset
        guard whole > extent.viewport, extent.viewport > 0 else { return nil }
        let track = window.size[axis] - margins.total(axis) - 2 * IndicatorGeometry.edgeDistance
        guard track > IndicatorGeometry.leastLength else { return nil }
        // The bar shrinks when the content is pulled beyond an edge.
        let beyond = abs(extent.overscroll(of: offset))
        let least = IndicatorGeometry.leastLength * (beyond > 0 ? 0.5 : 1)
        let length = max(least, track * max(0, extent.viewport - beyond) / whole)
        let range = extent.maximumOffset - extent.minimumOffset
        travel = track - length
        let progress = range > 0 ? (extent.clamp(offset) - extent.minimumOffset) / range : 0
        let start = window.lowerEdge(axis) + margins.start(axis) + IndicatorGeometry.edgeDistance + travel * progress
        let across = window.upperEdge(axis.other) - margins.end(axis.other) - IndicatorGeometry.edgeDistance - thickness
        self.axis = axis
        bar = CGRect(
            origin: CGPoint(along: axis, start, across: across), size: CGSize(along: axis, length, across: thickness))
    }

    /// Returns the share of the scrollable distance that corresponds to a move of the bar by `distance` points.
    func progressChange(for distance: CGFloat) -> Double {
        travel > 0 ? Double(distance / travel) : 0
    }
}
