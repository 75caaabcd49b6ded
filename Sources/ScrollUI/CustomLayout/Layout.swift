public import Foundation

/// A custom layout of views, used like a container: `Flow(spacing: 8) { … }`.
///
/// Positions are measured from the leading edge and mirrored in right-to-left layouts.
public protocol Layout: Animatable {
    /// The data stored between calls; none by default.
    associatedtype Cache = Void
    /// The views to lay out.
    typealias Subviews = LayoutSubviews

    /// The properties of the container.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the cache before the first call.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the layout or its views changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the container's preferred distances to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the container's size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view in `bounds`, whose size was chosen for `proposal`. A view that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the container's alignment guide, in points from the leading edge of `bounds`; nil if it has none. By default it combines the
    /// guides of its views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the container's alignment guide, in points from the top edge of `bounds`; nil if it has none. By default it combines the
    /// guides of its views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The default properties, without an orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Recreates the cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the views' preferred distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
    }

    /// Returns the combination of the views' own guides, where ``placeSubviews(in:proposal:subviews:cache:)`` puts them.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns the combination of the views' own guides, where ``placeSubviews(in:proposal:subviews:cache:)`` puts them.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns a view that lays out `content`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The axis along which the container arranges its views and its spacers grow.
    public var stackOrientation: Axis?

    /// Creates properties without an orientation.
    public init() {}
}
