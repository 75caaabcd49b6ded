/// A view with an explicit identity: another value means another view.
package nonisolated struct Identified<Content: View, ID: Hashable>: View {
    package typealias Body = Never

    let content: Content
    let id: ID

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(IdentifiedNode.self) { IdentifiedNode(graph: $0, parent: $1, scope: $2) }
        node.show(AnyHashable(id)) { content._lower(into: &$0) }
    }
}

/// A view whose explicit id can be read before its node is created.
@MainActor
package protocol IdentityBearing {
    var explicitID: AnyHashable { get }
}

extension Identified: IdentityBearing {
    @MainActor package var explicitID: AnyHashable { AnyHashable(id) }
}

/// A view that changes its content without being another view: it bears the id of the content.
@MainActor
package protocol IdentifiedByContent {
    associatedtype Content: IdentityBearing
    var content: Content { get }
}

extension IdentityBearing where Self: IdentifiedByContent {
    @MainActor package var explicitID: AnyHashable { content.explicitID }
}

extension Modified: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension Layered: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension EnvironmentView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension LifecycleView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension TaskView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension ChangeView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension PublisherView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension GestureView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension ResponderView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension HoverView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension FocusableView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension FocusedView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension ContextMenuView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension PopoverView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension AnimationView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension TransactionView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension ValueTransactionView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension TransitionView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension ZIndexed: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension GeometryGroup: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension IgnoredSafeArea: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension BarInset: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension PreferenceView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension PreferenceActionView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension AnchorPreferenceView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension VisibilityView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}
extension GeometryObserver: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

extension _ConditionalContent: IdentityBearing
where TrueContent: IdentityBearing, FalseContent: IdentityBearing {
    @MainActor package var explicitID: AnyHashable {
        switch storage {
        case .first(let view): view.explicitID
        case .second(let view): view.explicitID
        }
    }
}

/// The node of an explicit id.
final class IdentifiedNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    private var id: AnyHashable?

    override var viewID: AnyHashable? { id }

    override var isTransparent: Bool { true }
    override var identityName: String? { id.map { "id \($0)" } }
    override func beginAnew() { id = nil }

    func show(_ newID: AnyHashable, lower: (inout NodeBuilder) -> Void) {
        let isSwitch = id != nil && id != newID
        if isSwitch {
            for child in children { child.removeWithTransition() }
            children.removeAll()
            structureDidChange()
        }
        id = newID
        NodeBuilder.fill(self, scope: scope, lower: lower)
        if isSwitch { didAppear() }
    }
}

nonisolated extension View {
    /// Gives the view an id, for example to scroll to it; another id makes it another view with fresh state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Identified(content: self, id: id)
    }
}

extension Node {
    /// Returns the first node with that id at or inside this node, in tree order. Complexity: O(n) in the number of
    /// nodes.
    final func find(_ id: AnyHashable) -> Node? {
        if viewID == id { return self }
        for child in children { if let found = child.find(id) { return found } }
        for child in detachedChildren { if let found = child.find(id) { return found } }
        return nil
    }

    /// Returns the first node with that id, without searching in nested scroll views. Complexity: O(n) in the number
    /// of nodes.
    final func findOutsideScrollViews(_ id: AnyHashable) -> Node? {
        if viewID == id { return self }
        for child in children + detachedChildren where !(child is ScrollNode) {
            if let found = child.findOutsideScrollViews(id) { return found }
        }
        return nil
    }

    /// The nodes that layout uses for this one: itself, or the content of a transparent node.
    final var layoutItems: [Node] {
        var items: [Node] = []
        collectItems(into: &items)
        return items
    }
}
