public import Foundation

/// A proxy for a view in a ``Layout``.
///
/// Use it only inside calls of the layout, which occur on the main actor; the layout type itself need not be isolated to it.
public struct LayoutSubview: Equatable {
    let node: Node
    let index: Int
    let placements: LayoutPlacements

    /// Returns the view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [node] in node.measure(proposal) }
    }

    /// Returns the view's size for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node, sizeThatFits(proposal))
    }

    /// Places the view's `anchor` at `position`, in the coordinate space of the bounds. The last call takes effect.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.bySubview[index] = LayoutPlacements.Placement(position: position, anchor: anchor, proposal: proposal)
    }

    /// The view's `layoutPriority`; zero by default.
    public var priority: Double { MainActor.assumeIsolated { [node] in node.layoutPriority } }

    /// The view's preferred distances to its neighbours.
    public var spacing: ViewSpacing {
        MainActor.assumeIsolated { [node] in ViewSpacing { node.spacing(at: $0) } }
    }

    /// The value set with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValueHere(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Whether both refer to the same view.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views of a ``Layout``, or some of them, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let nodes: [Node]
    let placements: LayoutPlacements
    /// The layout direction. Positions are mirrored automatically.
    public let layoutDirection: LayoutDirection
    /// The indices of the views among all views of the layout; nil if these are all.
    private var originals: [Int]?

    init(nodes: [Node], placements: LayoutPlacements, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.placements = placements
        self.layoutDirection = layoutDirection
    }

    private init(_ subviews: some Sequence<LayoutSubview>, of all: LayoutSubviews) {
        let subviews = Array(subviews)
        self.init(nodes: subviews.map(\.node), placements: all.placements, layoutDirection: all.layoutDirection)
        originals = subviews.map(\.index)
    }

    /// The index of the first view: zero, also where these are some of the views.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { nodes.count }

    /// The view at `index`.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: originals?[index] ?? index, placements: placements)
    }

    /// The views at the indices of a range. The first of them gets the index zero, as in SwiftUI.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(bounds.lazy.map { self[$0] }, of: self)
    }

    /// The views at `indices`, in their order. The first of them gets the index zero.
    @_disfavoredOverload  // so that `1...` is a range up to the last view, and not all numbers from one
    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(indices.lazy.map { self[$0] }, of: self)
    }

    /// Whether both refer to the same views.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

extension LayoutSubviews {
    /// Returns the combination of the views' own guides, from the origin of the bounds, after `placing` has placed them.
    func combinedGuide(_ guide: AlignmentKey, placing: () -> Void) -> CGFloat? {
        placements.bySubview.removeAll(keepingCapacity: true)
        placing()
        let placed = compactMap { view in placements.bySubview[view.index].map { (view.node, $0) } }
        let values = MainActor.assumeIsolated { placed.compactMap { $1.guide(guide, of: $0) } }
        return guide.combine(values, of: nodes.count)
    }
}

extension LayoutPlacements.Placement {
    /// Returns the view's own guide where it is placed; nil if it has none.
    @MainActor fileprivate func guide(_ guide: AlignmentKey, of node: Node) -> CGFloat? {
        let size = node.measure(proposal)
        let start = position[guide.axis] - anchor.point(in: size)[guide.axis]
        return node.explicitGuide(guide, in: size).map { $0 + start }
    }
}

/// The placements of a layout's views.
final class LayoutPlacements {
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    /// The placements by view index.
    var bySubview: [Int: Placement] = [:]
}

/// The key of a value that views provide to the enclosing ``Layout``.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

package struct LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
    let value: K.Value

    package func layoutValue(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(K.self) ? value : nil }
    package func needsLayout(after old: LayoutValueModifier<K>) -> Bool { !ValueComparison.areEqual(value, old.value) }
}

nonisolated extension View {
    /// Sets a value for the enclosing ``Layout``.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        Modified(content: self, modifier: LayoutValueModifier<K>(value: value))
    }
}

extension Node {
    /// Returns ``layoutValue(_:)`` for callers that run on the main actor without being isolated to it.
    nonisolated final func layoutValueHere(_ key: ObjectIdentifier) -> Any? {
        // Used synchronously on this thread: the closure does not leave the call.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = layoutValue(key) }
        return found
    }

    /// Returns the value of a modifier itself, without its content, for the same callers.
    nonisolated final func modifierValueHere(_ key: ObjectIdentifier) -> Any? {
        // Used synchronously on this thread: the closure does not leave the call.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = modifierValue(key) }
        return found
    }
}
