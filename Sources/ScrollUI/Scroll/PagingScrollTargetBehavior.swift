public import Foundation
import ScrollPhysics

/// Whole windows.
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
        context.set(&target, offset: PageTargets.target(for: context.projection.paged(by: spacing)))
    }
}

extension ScrollProjection {
    /// Pages that lie `spacing` points apart: the room between two counts to the window that a page fills.
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

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests on whole windows between the insets, counted from the start of the content. Needs no target layout.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }

    /// Rests on whole windows between the insets with `spacing` points between two of them. An extension of ScrollUI's
    /// own: with plain ``paging``, pages in a stack with spacing drift away from the window.
    public static func paging(spacing: CGFloat) -> PagingScrollTargetBehavior {
        PagingScrollTargetBehavior(spacing: spacing)
    }
}
