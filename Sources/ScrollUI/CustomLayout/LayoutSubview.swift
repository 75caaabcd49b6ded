public import Foundation

/// A view as a ``Layout`` sees it: something that chooses a size for an offer and is put at a position.
///
/// To be used in the calls of the layout alone, which the main actor makes; the layout's own type need not be bound to
/// it.
public struct LayoutSubview: Equatable {
    let node: Node
    let index: Int
    let placements: LayoutPlacements

    /// The size the view chooses, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [node] in node.measure(proposal) }
    }

    /// The size the view chooses, with its lines.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node, sizeThatFits(proposal))
    }

    /// Puts the view's `anchor` at `position`, in the space of the bounds. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.bySubview[index] = LayoutPlacements.Placement(position: position, anchor: anchor, proposal: proposal)
    }

    /// What `layoutPriority` gave the view; zero by default.
    public var priority: Double { MainActor.assumeIsolated { [node] in node.layoutPriority } }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing {
        MainActor.assumeIsolated { [node] in
            let isSpacer = Axis.allCases.contains { node.isSpacer(along: $0) }
            return ViewSpacing(length: isSpacer ? nil : node.preferredSpacing)
        }
    }

    /// What `layoutValue(key:value:)` gave the view.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValueHere(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Equal when they stand for the same view.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views that a ``Layout`` lays out, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let nodes: [Node]
    let placements: LayoutPlacements
    /// Which side reading begins at; positions are mirrored in any case.
    public let layoutDirection: LayoutDirection

    /// Zero.
    public var startIndex: Int { 0 }
    /// How many views there are.
    public var endIndex: Int { nodes.count }

    /// The view at `index`.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, placements: placements)
    }

    /// Equal when they stand for the same views.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

/// Where a layout put its views.
final class LayoutPlacements {
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    /// By the views' index.
    var bySubview: [Int: Placement] = [:]
}

/// A value that views give the ``Layout`` around them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// For views that say nothing.
    static var defaultValue: Value { get }
}

struct LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
    let value: K.Value

    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(K.self) ? value : nil }
    func needsLayout(after old: LayoutValueModifier<K>) -> Bool { !ValueComparison.areEqual(value, old.value) }
}

nonisolated extension View {
    /// Gives the ``Layout`` around this view a value.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        Modified(content: self, modifier: LayoutValueModifier<K>(value: value))
    }
}

extension Node {
    /// ``layoutValue(_:)`` for those who are asked on the main actor without being bound to it.
    nonisolated final func layoutValueHere(_ key: ObjectIdentifier) -> Any? {
        // Used here and now on this thread: the closure does not leave the call.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = layoutValue(key) }
        return found
    }

    /// The same of a modifier alone, whatever it is around.
    nonisolated final func modifierValueHere(_ key: ObjectIdentifier) -> Any? {
        // Used here and now on this thread: the closure does not leave the call.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = modifierValue(key) }
        return found
    }
}
