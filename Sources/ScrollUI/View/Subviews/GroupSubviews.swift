extension Group {
    /// Rearranges the subviews of `view` with `transform`, which is called again when subviews are added or removed.
    ///
    ///     Group(subviews: content) { cards in
    ///         HStack { ForEach(cards) { $0.frame(width: 120) } }
    ///     }
    ///
    /// All subviews are created at once, including those of a `ForEach`.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }
}

/// Rearranged views. Created by ``Group/init(subviews:transform:)``.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SubviewsNode<Content>.self) { SubviewsNode(graph: $0, parent: $1, scope: $2) }
        let transform = transform
        node.assign({ transform(SubviewsCollection($0.layoutItems)) }, base: { base._lower(into: &$0) })
    }
}

/// The views of a ``ForEach`` over the subviews of another view.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let subviews: [Subview]

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { subviews.count }
    /// The view at `index`.
    public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
    /// Creates a loop over the subviews of `view`; `content` returns the view of each. See
    /// ``Group/init(subviews:transform:)``.
    public init(subviews view: any View, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(ForEachSubviewCollection(subviews: []), id: \.id, content: content)
        base = AnyView(view)
    }
}

/// A `ForEach` whose elements come from the tree.
@MainActor
protocol SubviewLoop {
    /// Writes the content for each of the subviews, or sections, of `base`.
    func lower(_ base: AnyView, into builder: inout NodeBuilder)
}

/// The data of a `ForEach` that reads its elements from the tree.
@MainActor
protocol SubviewLoopData: RandomAccessCollection {
    /// Creates the data from the content of `source`.
    init(of source: SubviewSourceNode)
}

extension ForEachSubviewCollection: SubviewLoopData {
    init(of source: SubviewSourceNode) { self.init(subviews: Array(SubviewsCollection(source.layoutItems))) }
}

extension ForEach: SubviewLoop where Data: SubviewLoopData, Data.Element: Identifiable, Content: View {
    func lower(_ base: AnyView, into builder: inout NodeBuilder) {
        typealias Shown = ForEach<Data, Data.Element.ID, Content>
        let node = builder.node(SubviewsNode<Shown>.self) { SubviewsNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        node.assign({ ForEach<Data, Data.Element.ID, Content>(Data(of: $0), id: \.id, content: content) }) {
            base._lower(into: &$0)
        }
    }
}

/// Stores the views to arrange, and arranges them.
final class SubviewsNode<Content: View>: ContentNode {
    private var transform: ((SubviewSourceNode) -> Content)?
    private lazy var source = SubviewSourceNode(graph: graph, parent: self, scope: scope)

    func assign(_ transform: @escaping (SubviewSourceNode) -> Content, base: (inout NodeBuilder) -> Void) {
        self.transform = transform
        source.scope = scope
        source.isFilling = true
        NodeBuilder.fill(source, scope: scope, lower: base)
        source.isFilling = false
        evaluate()
    }

    override var detachedChildren: [Node] { [source] }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        guard let transform else { return nil }
        let view = transform(source)
        return { view._lower(into: &$0) }
    }
}

/// The original views: they live in this node, and are laid out at their position in the new content.
final class SubviewSourceNode: Node {
    /// Whether the content is being filled; changes are examined when it is complete.
    var isFilling = false

    override var isTransparent: Bool { true }

    override func itemsDidChange() {
        guard !isFilling, let group = parent as? EvaluatedNode else { return }
        graph.invalidateInUpdate(group, because: .value)
    }
}
