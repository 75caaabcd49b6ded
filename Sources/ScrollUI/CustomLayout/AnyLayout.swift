public import Foundation

/// A layout whose type is hidden: changing to another keeps the views and their state, and their motion can be animated.
public struct AnyLayout: Layout {
    private let base: any Layout

    /// Hides the type of `layout`.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// What the hidden layout keeps, with its type.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var owner: ObjectIdentifier
    }

    /// Makes the hidden layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { make(base, subviews) }

    private func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), owner: ObjectIdentifier(L.self))
    }

    /// Runs `body` with the layout and its own cache, made anew if the cache is another layout's.
    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        if cache.owner != ObjectIdentifier(L.self) { cache = make(layout, subviews) }
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        let result = body(layout, &own)
        cache.value = own
        return result
    }

    /// Updates the hidden layout's cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(base)
    }

    /// The hidden layout's distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(base)
    }

    /// The hidden layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return size(base)
    }

    /// Places as the hidden layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(base)
    }

    /// The hidden layout's line.
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

    /// The hidden layout's line.
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
