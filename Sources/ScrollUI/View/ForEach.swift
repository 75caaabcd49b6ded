import Foundation

/// A view for each element of a collection. State follows the element's id, not its index.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Makes an element's views.
    public var content: (Data.Element) -> Content
    package let id: KeyPath<Data.Element, ID>
    /// True where the data is promised never to change.
    var isConstant = false
    /// The view whose subviews are the elements; nil where the data has them.
    var base: AnyView?

    /// Of any content, such as tabs.
    package init(_ data: Data, id: KeyPath<Data.Element, ID>, of content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach where Content: ClosureContent {
    /// A view for each element, told apart by the value at `id`. Elements with the same id are a mistake: a
    /// message names it, and the first of them alone is shown, or in a lazy container each with state of its own.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ForEachBuilder content: @escaping (Data.Element) -> Content
    ) {
        // The body that makes this depends on the elements, which are gone through later: a binding to a collection is
        // a collection too, and its elements are read when they are asked for.
        _ = data.startIndex
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: ClosureContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, told apart by its own id.
    public init(_ data: Data, @ForEachBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// The range is taken as constant, as in SwiftUI; a range that changes wants `id:`, and a message says so.
    @_disfavoredOverload
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
        isConstant = true
    }
}

extension ForEach: ClosureContent where Content: ClosureContent {}

extension ForEach: View where Content: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        if let base, let loop = self as? any SubviewLoop {
            loop.lower(base, into: &builder)
        } else if builder.parent.isLazyContext {
            let node = builder.node(LazyForEachNode<Data, ID, Content>.self) { [self] in
                LazyForEachNode(self, graph: $0, parent: $1, scope: $2)
            }
            node.assign(self)
        } else {
            let node = builder.node(ForEachNode<Data, ID, Content>.self) {
                ForEachNode(graph: $0, parent: $1, scope: $2)
            }
            node.assign(self)
        }
    }
}
