public import Foundation

/// A row as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct HStackLayout: Layout {
    /// The line that views are lined up on.
    public var alignment: VerticalAlignment
    /// Between two views, points; nil is what they prefer.
    public var spacing: CGFloat?

    /// A row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers grow along the row.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    private var line: LinearLayout { LinearLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

    /// The row's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(of: subviews, proposal)
    }

    /// Puts the views one after the other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(subviews, in: bounds, proposal)
    }
}

/// A column as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct VStackLayout: Layout {
    /// The line that views are lined up on.
    public var alignment: HorizontalAlignment
    /// Between two views, points; nil is what they prefer.
    public var spacing: CGFloat?

    /// A column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers grow along the column.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    private var line: LinearLayout { LinearLayout(axis: .vertical, spacing: spacing, alignment: alignment.key) }

    /// The column's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(of: subviews, proposal)
    }

    /// Puts the views one below the other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(subviews, in: bounds, proposal)
    }
}

/// Views on top of each other as a ``Layout``, for switching between layouts with ``AnyLayout``.
public struct ZStackLayout: Layout {
    /// The lines that views are lined up on.
    public var alignment: Alignment

    /// A pile.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// As large as all views together.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { [alignment, nodes = subviews.nodes] in
            Overlay.size(of: nodes, proposal, alignment)
        }
    }

    /// Puts the views where their lines meet.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origins = MainActor.assumeIsolated { [alignment, nodes = subviews.nodes] in
            Overlay.origins(of: nodes, proposal, alignment)
        }
        for (subview, origin) in zip(subviews, origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}

extension LayoutProperties {
    init(_ axis: Axis) {
        stackOrientation = axis
    }
}

extension LinearLayout {
    /// Called by a layout, hence on the main actor.
    nonisolated fileprivate func size(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [nodes = subviews.nodes] in
            var scratch = LinearScratch()
            return lay(nodes, proposal, in: &scratch)
        }
    }

    nonisolated fileprivate func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
    ) {
        let slots = MainActor.assumeIsolated { [nodes = subviews.nodes] in
            var scratch = LinearScratch()
            _ = lay(nodes, proposal, in: &scratch)
            return scratch.slots.map { ($0.origin, $0.offer) }
        }
        for (subview, (origin, offer)) in zip(subviews, slots) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
        }
    }
}
