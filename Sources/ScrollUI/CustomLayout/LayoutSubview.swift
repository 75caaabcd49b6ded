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

/// The views of a ``Layout``, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let nodes: [Node]
    let placements: LayoutPlacements
    /// The layout direction. Positions are mirrored automatically.
    public let layoutDirection: LayoutDirection

    /// The index of the first view, which is zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { nodes.count }

    /// The view at `index`.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, placements: placements)
    }

    /// Whether both refer to the same views.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes, by: ===)
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
