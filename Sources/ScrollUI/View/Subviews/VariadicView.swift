/// The underscored names with which packages rearranged subviews before ``Group/init(subviews:transform:)``, which
/// does the same:
///
///     _VariadicView.Tree(Divided()) { content }
public enum _VariadicView {
    /// An arrangement of views.
    public typealias Root = _VariadicView_Root
    /// An arrangement that builds a view from views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// An arrangement that builds one view from views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// An arrangement that builds several views from views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The arranged views.
    public typealias Children = _VariadicView_Children

    /// A root with the views that it arranges.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// The arrangement.
        public var root: Root
        /// The source of the views.
        public var content: Content

        /// Arranges `content` with `root`.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Arranges `content` with `root`.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let root = root
        GroupElementsOfContent(base: content) { root.body(children: _VariadicView_Children($0)) }._lower(into: &builder)
    }
}

/// An arrangement of views; see ``_VariadicView``.
public protocol _VariadicView_Root {}

/// An arrangement that builds a view from views; see ``_VariadicView``.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the resulting view.
    associatedtype Body: View

    /// Returns the new view. It may contain each of `children` at most once.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// An arrangement that builds one view from views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// An arrangement that builds several views from views, which the enclosing container lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a ``_VariadicView`` arranges, in order. Used as a view, it shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    /// A built-in view has no body.
    public typealias Body = Never

    private let views: SubviewsCollection

    init(_ views: SubviewsCollection) {
        self.views = views
    }

    /// One of the views; see ``Subview``.
    nonisolated public struct Element: View, Identifiable {
        /// A built-in view has no body.
        public typealias Body = Never

        fileprivate let view: Subview

        /// The identity of the view, as long as it exists.
        public var id: AnyHashable { AnyHashable(view.id) }

        /// Returns the id given to the view by `id(_:)` or by a `ForEach`, if it is of that type.
        @MainActor public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            var node: Node? = view.node.innermost
            while let current = node, !(current is SubviewSourceNode) {
                if let id = current.viewID?.base as? ID { return id }
                node = current.parent
            }
            return nil
        }

        /// The value set by `_trait(_:_:)` on the view, or the key's default.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            view.containerValues[TraitName<Trait>()]
        }

        /// Writes this view into the node tree.
        @MainActor public func _lower(into builder: inout NodeBuilder) { view._lower(into: &builder) }
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { views.count }
    /// The view at `index`.
    public subscript(index: Int) -> Element { Element(view: views[index]) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) { views._lower(into: &builder) }
}

/// A value that a view passes to the enclosing ``_VariadicView``.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

private struct TraitName<Key: _ViewTraitKey>: Hashable {}

private struct TraitKey<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(_: TraitName<Key>) -> Key.Value {
        get { self[TraitKey<Key>.self] }
        set { self[TraitKey<Key>.self] = newValue }
    }
}

nonisolated extension View {
    /// Passes a value to the enclosing ``_VariadicView``. The same as `containerValue(_:_:)`, with a key type.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        containerValue(\.[TraitName<Key>()], value)
    }
}
