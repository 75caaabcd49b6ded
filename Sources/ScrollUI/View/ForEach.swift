import Foundation

/// A view for each element of a collection. State follows the element's id, not its index.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Returns the views of an element.
    public var content: (Data.Element) -> Content
    package let id: KeyPath<Data.Element, ID>
    /// Whether the data is declared to be constant.
    var isConstant = false
    /// The view whose subviews are the elements; nil if the elements are in the data.
    var base: AnyView?
}

extension ForEach where Content: ClosureContent {
    /// Creates a view for each element, identified by the value at `id`. Duplicate ids are a mistake: a message
    /// reports it. Only the first element with the id is shown, except in a lazy container, where each has its own
    /// state.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ForEachBuilder content: @escaping (Data.Element) -> Content
    ) {
        // Makes the enclosing body depend on the elements, which are read later: a binding to a collection is a
        // collection too, and its elements are read on access.
        _ = data.startIndex
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: ClosureContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element, identified by its own id.
    public init(_ data: Data, @ForEachBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each number. The range is taken as constant, as in SwiftUI; a changing range requires
    /// `id:`, as a message reports.
    @_disfavoredOverload
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
        isConstant = true
    }
}

extension ForEach: ClosureContent where Content: ClosureContent {}

extension ForEach: View where Content: View {
    /// A built-in view has no body.
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
