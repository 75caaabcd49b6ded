public import Foundation

/// A type-erased layout. Changing to another layout preserves the views and their state, and the change can be animated.
public struct AnyLayout: Layout {
    private let base: any Layout

    /// Erases the type of `layout`.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// The properties of the wrapped layout.
    var innerProperties: LayoutProperties { type(of: base).layoutProperties }

    /// The cache of the wrapped layout and its type.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var owner: ObjectIdentifier
    }

    /// Creates the wrapped layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { make(base, subviews) }

    private func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), owner: ObjectIdentifier(L.self))
    }

    /// Runs `body` with the layout and its own cache, which is recreated if the cache belongs to another layout.
    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        if cache.owner != ObjectIdentifier(L.self) { cache = make(layout, subviews) }
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        let result = body(layout, &own)
        cache.value = own
        return result
    }

    /// Updates the wrapped layout's cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(base)
    }

    /// Returns the wrapped layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(base)
    }

    /// Returns the wrapped layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return size(base)
    }

    /// Places the views with the wrapped layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(base)
    }

    /// Returns the wrapped layout's alignment guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func line<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return line(base)
    }

    /// Returns the wrapped layout's alignment guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func line<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return line(base)
    }
}
