public import Foundation

/// A horizontal stack as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct HStackLayout: Layout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between two views, in points; nil uses their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a horizontal stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The horizontal orientation, along which spacers grow.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    private var line: LinearLayout { LinearLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

    /// Returns the size of the row.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(of: subviews, proposal)
    }

    /// Returns the distances that the views at the ends of the row prefer along it, and the greatest ones across it.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { line.spacing(of: subviews) }

    /// Places the views side by side.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(subviews, in: bounds, proposal)
    }
}

/// A vertical stack as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct VStackLayout: Layout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between two views, in points; nil uses their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a vertical stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The vertical orientation, along which spacers grow.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    private var line: LinearLayout { LinearLayout(axis: .vertical, spacing: spacing, alignment: alignment.key) }

    /// Returns the size of the column.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(of: subviews, proposal)
    }

    /// Returns the distances that the views at the ends of the column prefer along it, and the greatest ones across it.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { line.spacing(of: subviews) }

    /// Places the views below one another.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(subviews, in: bounds, proposal)
    }
}

/// Views in front of one another as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct ZStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates an overlay of views.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Returns the size that encloses all aligned views.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { [alignment, nodes = subviews.nodes] in
            Overlay.size(of: nodes, proposal, alignment)
        }
    }

    /// Places the views by their alignment guides.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(bounds.size)
        let origins = MainActor.assumeIsolated { [alignment, nodes = subviews.nodes] in
            Overlay.origins(of: nodes, offer, alignment)
        }
        for (subview, origin) in zip(subviews, origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
        }
    }
}

extension LayoutProperties {
    init(_ axis: Axis) {
        stackOrientation = axis
    }
}

extension LinearLayout {
    /// Returns the size of the stack. Called by a layout, hence on the main actor.
    nonisolated fileprivate func size(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [nodes = subviews.nodes] in
            var scratch = LinearScratch()
            return lay(nodes, proposal, in: &scratch)
        }
    }

    nonisolated fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
        MainActor.assumeIsolated { [nodes = subviews.nodes] in ViewSpacing { spacing(of: nodes, at: $0) } }
    }

    nonisolated fileprivate func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
    ) {
        let slots = MainActor.assumeIsolated { [nodes = subviews.nodes] in
            var scratch = LinearScratch()
            _ = lay(nodes, self.proposal(proposal, placingIn: bounds.size), in: &scratch)
            return scratch.slots.map { ($0.origin, $0.offer) }
        }
        for (subview, (origin, offer)) in zip(subviews, slots) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
        }
    }
}
