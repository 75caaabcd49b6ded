public import Foundation
@_spi(Nodes) public import ScrollUI

/// Views that are made from data, such as a `ForEach`, which a list can let a person delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the data.
    associatedtype Data: Collection
    /// What the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What a list may do to the data behind some of its rows.
struct EditActions {
    /// Gets the offsets of the elements to delete.
    var delete: ((IndexSet) -> Void)?
    /// Gets the offsets of the elements to move, and the offset before which they go, counted before the move.
    var move: ((IndexSet, Int) -> Void)?
    /// Gets what is dropped between the elements.
    var insert: InsertAction?
}

/// Between a `ForEach` and its list: what can be done to the elements.
final class EditActionsNode: Node {
    var actions = EditActions()

    override var isTransparent: Bool { true }
}

struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
    typealias Body = Never

    let base: Base
    let actions: EditActions

    var data: Base.Data { base.data }

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EditActionsNode.self) { EditActionsNode(graph: $0, parent: $1, scope: $2) }
        node.actions = actions
        NodeBuilder.fill(node, scope: builder.scope) { base._lower(into: &$0) }
    }
}

extension DynamicViewContent {
    /// Lets a person delete elements in a list: with the Delete key those that are chosen, or one by a swipe to the
    /// leading side. `action` gets their offsets in the data; nil forbids it.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, actions: EditActions(delete: action))
    }

    /// Lets a person move elements in a list: by dragging a row that was held for a moment, or those that are chosen
    /// with Option and the up and down keys. `action` gets their offsets in the data and the offset before which they go,
    /// counted before the move, as `move(fromOffsets:toOffset:)` takes them; nil forbids it.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, actions: EditActions(move: action))
    }
}

extension Node {
    /// The nearest actions around these rows that do what is asked for; none beyond the list.
    final func editActions<Action>(_ action: (EditActions) -> Action?) -> (node: EditActionsNode, action: Action)? {
        var node = parent
        while let current = node, !(current is LazyStackNode) {
            if let edit = current as? EditActionsNode, let found = action(edit.actions) { return (edit, found) }
            node = current.parent
        }
        return nil
    }
}

/// Rows that stay although their `ForEach` lets others go.
struct EditPermission: NodeModifier {
    enum Delete {}
    enum Move {}

    let key: ObjectIdentifier
    let isForbidden: Bool

    func needsLayout(after old: EditPermission) -> Bool { false }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? isForbidden : nil }
}

nonisolated extension View {
    /// Keeps this view, as a row of a list, from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        Modified(
            content: self,
            modifier: EditPermission(key: ObjectIdentifier(EditPermission.Delete.self), isForbidden: isDisabled))
    }

    /// Keeps this view, as a row of a list, from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        Modified(
            content: self,
            modifier: EditPermission(key: ObjectIdentifier(EditPermission.Move.self), isForbidden: isDisabled))
    }
}
