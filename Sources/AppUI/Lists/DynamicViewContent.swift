public import Foundation
@_spi(Nodes) public import ScrollUI

/// Views that are created from data, such as a `ForEach`. A list can let the user delete and move them.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the data.
    associatedtype Data: Collection
    /// The data from which the views are created.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The edits that a list may make to the data behind some of its rows.
struct EditActions {
    /// Receives the offsets of the elements to delete.
    var delete: ((IndexSet) -> Void)?
    /// Receives the offsets of the elements to move and the destination offset, counted before the move.
    var move: ((IndexSet, Int) -> Void)?
    /// Receives the values that are dropped between the elements.
    var insert: InsertAction?
}

/// A node between a `ForEach` and its list that holds the edit actions of the elements.
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
    /// Lets the user delete elements in a list: the selected ones with the Delete key, or one by a swipe to the leading
    /// side. `action` receives their offsets in the data; nil disables deletion.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, actions: EditActions(delete: action))
    }

    /// Lets the user move elements in a list: by holding and dragging a row, or the selected ones with Option and the
    /// up and down arrow keys. `action` receives their offsets in the data and the offset before which they are
    /// inserted, counted before the move, as `move(fromOffsets:toOffset:)` takes them; nil disables moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(base: self, actions: EditActions(move: action))
    }
}

extension Node {
    /// Returns the nearest matching edit action of these rows' ancestors, up to the list.
    final func editActions<Action>(_ action: (EditActions) -> Action?) -> (node: EditActionsNode, action: Action)? {
        var node = parent
        while let current = node, !(current is LazyStackNode) {
            if let edit = current as? EditActionsNode, let found = action(edit.actions) { return (edit, found) }
            node = current.parent
        }
        return nil
    }
}

/// Excludes rows from the deletion or moving that their `ForEach` allows.
struct EditPermission: NodeModifier {
    enum Delete {}
    enum Move {}

    let key: ObjectIdentifier
    let isForbidden: Bool

    func needsLayout(after old: EditPermission) -> Bool { false }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? isForbidden : nil }
}

nonisolated extension View {
    /// Prevents this view, as a row of a list, from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        Modified(
            content: self,
            modifier: EditPermission(key: ObjectIdentifier(EditPermission.Delete.self), isForbidden: isDisabled))
    }

    /// Prevents this view, as a row of a list, from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        Modified(
            content: self,
            modifier: EditPermission(key: ObjectIdentifier(EditPermission.Move.self), isForbidden: isDisabled))
    }
}
