public import Foundation

/// Sizes and places views. Used like a container: `Flow(spacing: 8) { … }`.
///
/// Everything is reckoned from the leading edge; where the layout is right to left, positions are mirrored.
public protocol Layout: Animatable {
    /// What is stored from one call to the next; nothing by default.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    /// What the container is like.
    static var layoutProperties: LayoutProperties { get }
    /// Made before the first call.
    func makeCache(subviews: Subviews) -> Cache
    /// Called when the layout or its views changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size that the container chooses for what it is offered, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view in `bounds`, whose size was chosen for `proposal`. A view that is not placed goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where the container has a line of its own, in points from the leading edge of `bounds`; nil for what its views
    /// come to.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where the container has a line of its own, in points from the top edge of `bounds`; nil for what its views come
    /// to.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No direction of its own.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes it anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// What any of the views prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
    }

    /// No line of its own.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// No line of its own.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// A view that lays out what `content` makes.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing is stored.
    public func makeCache(subviews: Subviews) {}
}

/// What a container is like.
public struct LayoutProperties: Sendable {
    /// The direction in which the container puts its views one after the other, along which spacers in it grow.
    public var stackOrientation: Axis?

    /// No direction.
    public init() {}
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
    /// Nil for a view that wants none, such as a spacer.
    var length: CGFloat?

    /// No distance.
    public static let zero = ViewSpacing(length: 0)

    /// The distance of most views, 8 points.
    public init() {
        length = 8
    }

    init(length: CGFloat?) {
        self.length = length
    }

    /// Takes the greater distance, for `edges`; all are alike here.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length ?? 0, other.length ?? 0)
    }

    /// The greater of both, for `edges`; all are alike here.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// What both views prefer between them, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let length, let other = next.length else { return 0 }
        return max(length, other)
    }
}
