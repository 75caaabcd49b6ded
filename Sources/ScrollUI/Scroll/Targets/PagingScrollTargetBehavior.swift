public import Foundation
import ScrollPhysics

/// A behaviour that rests on whole windows; an incomplete last window counts as one.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable {
    /// The space between two pages, in points.
    let spacing: Double

    /// Creates pages of whole windows without space between them.
    public nonisolated init() {
        spacing = 0
    }

    /// Creates pages of whole windows with `spacing` points between them, as in a stack of pages with that spacing.
    /// An extension of ScrollUI's own.
    public nonisolated init(spacing: CGFloat) {
        self.spacing = max(0, Double(spacing))
    }

    /// Selects the nearest page after a slow release, and the next one in its direction after a flick; never more
    /// than one page from the start of the gesture.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let projection = context.projection.paged(by: spacing).moved(by: ScrollVector.zero - context.layoutShift)
        guard context.layoutDirection == .rightToLeft else {
            return context.set(&target, offset: PageTargets.target(for: projection))
        }
        let offset = PageTargets.target(for: projection.mirrored)
        context.set(&target, offset: projection.extent.mirrored(offset))
    }
}

extension PagingScrollTargetBehavior: SnappingTargetBehavior {
    func snaps(_ context: TargetContext) -> Bool { true }
    var alignedPoint: UnitPoint? { nil }

    /// Reports pages as windows from the left, without space between them.
    func restRule(along axis: Axis, in environment: EnvironmentValues) -> ScrollRestRule {
        spacing == 0 && environment.layoutDirection == .leftToRight ? .paging : .customPages
    }
}

extension ScrollProjection {
    /// Adds the space between two pages to the window, for pages that lie `spacing` points apart.
    fileprivate func paged(by spacing: Double) -> ScrollProjection {
        guard spacing > 0 else { return self }
        var copy = self
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            copy.extent[axis].viewport += spacing
            copy.extent[axis].content += spacing
            copy.previousExtent[axis].viewport += spacing
            copy.previousExtent[axis].content += spacing
        }
        return copy
    }
}

extension ScrollProjection {
    /// Moves the offsets back to the content's position before the resize, in which pages are counted.
    fileprivate func moved(by shift: ScrollVector) -> ScrollProjection {
        var copy = self
        copy.offset = offset + shift
        copy.start = start + shift
        copy.projected = projected + shift
        return copy
    }

    /// Mirrors the projection, since pages are counted from the leading end, which may be the right one. In the same
    /// window, content that became longer or shorter did so at the left, since the visible content keeps its position.
    fileprivate var mirrored: ScrollProjection {
        var copy = self
        if !hasOtherWindow { copy.previousExtent.x.content = extent.x.content }
        copy.offset = copy.previousExtent.mirrored(offset)
        copy.start = copy.previousExtent.mirrored(start)
        copy.projected = copy.previousExtent.mirrored(projected)
        copy.velocity.x = -velocity.x
        copy.direction.x = -direction.x
        copy.extent.x.swapInsets()
        copy.previousExtent.x.swapInsets()
        return copy
    }
}

extension ScrollExtent {
    /// Converts an offset from the left to one from the right, and vice versa.
    fileprivate func mirrored(_ offset: ScrollVector) -> ScrollVector {
        ScrollVector(x: -x.trailingInset + x.maximumOffset - offset.x, y: offset.y)
    }
}

extension AxisExtent {
    fileprivate mutating func swapInsets() { (leadingInset, trailingInset) = (trailingInset, leadingInset) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A behaviour that rests on whole windows between the insets, counted from the start of the content. It needs no
    /// target layout.
    public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }

    /// Returns a behaviour that rests on whole windows between the insets with `spacing` points between two of them.
    /// An extension of ScrollUI's own: with plain ``paging``, pages in a stack with spacing drift away from the
    /// window.
    public nonisolated static func paging(spacing: CGFloat) -> PagingScrollTargetBehavior {
        PagingScrollTargetBehavior(spacing: spacing)
    }
}
