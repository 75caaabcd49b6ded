public import Foundation
import ScrollPhysics

/// Whole windows; a last one that is cut short counts as one.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Points between two pages.
    let spacing: Double

    /// Whole windows, one beside the other.
    public nonisolated init() {
        spacing = 0
    }

    /// Whole windows with `spacing` points between them, as in a stack of pages with that spacing. An extension of
    /// ScrollUI's own.
    public nonisolated init(spacing: CGFloat) {
        self.spacing = max(0, Double(spacing))
    }

    /// The nearest page after a slow release, the next one in its direction after a flick; never more than one page
    /// from where the gesture began.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let projection = context.projection.paged(by: spacing)
        if context.layoutDirection == .leftToRight, projection.cause == .resize {
            let shifted = projection.moved(by: ScrollVector.zero - context.layoutShift)
            return context.set(&target, offset: PageTargets.target(for: shifted))
        }
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

    /// Outsiders know pages as windows from the left, without space between them.
    func restRule(along axis: Axis, in environment: EnvironmentValues) -> ScrollRestRule {
        spacing == 0 && environment.layoutDirection == .leftToRight ? .paging : .customPages
    }
}

extension ScrollProjection {
    /// Pages that lie `spacing` points apart: the space between two counts to the window that a page fills.
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
    /// Pages are counted by the window as it was: where the content was then.
    fileprivate func moved(by shift: ScrollVector) -> ScrollProjection {
        var copy = self
        copy.offset = offset + shift
        copy.start = start + shift
        copy.projected = projected + shift
        return copy
    }

    /// Pages are counted from the leading end, which may be the right one: the same gesture seen in a mirror. Content
    /// that became longer or shorter did so at the left, since what is in sight stays.
    fileprivate var mirrored: ScrollProjection {
        var copy = self
        copy.previousExtent.x.content = extent.x.content
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
    /// An offset from the left as one from the right, and back.
    fileprivate func mirrored(_ offset: ScrollVector) -> ScrollVector {
        ScrollVector(x: -x.trailingInset + x.maximumOffset - offset.x, y: offset.y)
    }
}

extension AxisExtent {
    fileprivate mutating func swapInsets() { (leadingInset, trailingInset) = (trailingInset, leadingInset) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests on whole windows between the insets, counted from the start of the content. Needs no target layout.
    public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }

    /// Rests on whole windows between the insets with `spacing` points between two of them. An extension of ScrollUI's
    /// own: with plain ``paging``, pages in a stack with spacing drift away from the window.
    public nonisolated static func paging(spacing: CGFloat) -> PagingScrollTargetBehavior {
        PagingScrollTargetBehavior(spacing: spacing)
    }
}
