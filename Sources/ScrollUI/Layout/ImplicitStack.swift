/// The node of content that counts as one view: a stack around several views, which SwiftUI calls an implicit root. A single view needs no
/// stack, and none is none.
final class ImplicitStackNode: LinearNode {
    /// Whether there are several views, which the node lays out.
    private var isStack = false

    override var typeName: String { "ImplicitStack" }
    override var isModifier: Bool { !isStack }

    override func collectItems(into result: inout [Node]) {
        let views = items
        isStack = views.count > 1
        if isStack { return result.append(self) }
        standAside()
        result.append(contentsOf: views)
    }

    /// The container of a stack collects its views again, since there may be only one left.
    override func itemsDidChange() {
        if isStack { parent?.structureDidChange() }
    }
}

extension NodeBuilder {
    /// Writes content that counts as one view.
    mutating func implicitStack(_ layout: LinearLayout, content: (inout NodeBuilder) -> Void) {
        let node = node(ImplicitStackNode.self) { ImplicitStackNode(layout, graph: $0, parent: $1, scope: $2) }
        node.layout = layout
        NodeBuilder.fill(node, scope: scope, lower: content)
    }

    /// Writes content that counts as one view: several views are arranged by a stack.
    package mutating func implicitStack(_ axis: Axis = .vertical, content: (inout NodeBuilder) -> Void) {
        let middle = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        implicitStack(LinearLayout(axis: axis, spacing: nil, alignment: middle), content: content)
    }
}

/// Content that counts as one view: several views are arranged in a column.
package nonisolated struct ImplicitStack<Content: View>: View {
    package typealias Body = Never

    let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        builder.implicitStack { content._lower(into: &$0) }
    }
}
