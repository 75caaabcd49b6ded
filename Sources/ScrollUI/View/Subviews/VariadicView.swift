/// The underscored names by which packages arranged the views they are given before there was ``Group/init(subviews:transform:)``,
/// which does the same:
///
///     _VariadicView.Tree(Divided()) { content }
public enum _VariadicView {
    /// What arranges views.
    public typealias Root = _VariadicView_Root
    /// What makes a view of views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// What makes one view of views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// What makes several views of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that are arranged.
    public typealias Children = _VariadicView_Children

    /// A root with the views that it arranges.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// What arranges them.
        public var root: Root
        /// What the views come from.
        public var content: Content

        /// `content` arranged by `root`.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// `content` arranged by `root`.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let root = root
        GroupElementsOfContent(base: content) { root.body(children: _VariadicView_Children($0)) }._lower(into: &builder)
    }
}

/// What arranges views; see ``_VariadicView``.
public protocol _VariadicView_Root {}

/// What makes a view of views; see ``_VariadicView``.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// What it makes.
    associatedtype Body: View

    /// Puts each of `children` into the new view, at most once.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of views, which the container around it arranges.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a ``_VariadicView`` arranges, in order. As a view, all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    /// Built in: there is no body.
    public typealias Body = Never

    private let views: SubviewsCollection

    init(_ views: SubviewsCollection) {
        self.views = views
    }

    /// One of the views; see ``Subview``.
    nonisolated public struct Element: View, Identifiable {
        /// Built in: there is no body.
        public typealias Body = Never

        fileprivate let view: Subview

        /// Which view this is, for as long as it is there.
        public var id: AnyHashable { AnyHashable(view.id) }

        /// The id that the view was given, by `id(_:)` or by a `ForEach`, if it is of that type.
        @MainActor public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            var node: Node? = view.node.innermost
            while let current = node, !(current is SubviewSourceNode) {
                if let id = (current as? any ViewIdentity)?.viewID?.base as? ID { return id }
                node = current.parent
            }
            return nil
        }

        /// What `_trait(_:_:)` said of the view, or the key's default.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            view.containerValues[TraitName<Trait>()]
        }

        /// Writes this view into the node tree.
        @MainActor public func _lower(into builder: inout NodeBuilder) { view._lower(into: &builder) }
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// How many views there are.
    public var endIndex: Int { views.count }
    /// The view at `index`.
    public subscript(index: Int) -> Element { Element(view: views[index]) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) { views._lower(into: &builder) }
}

/// Something that a view says to the ``_VariadicView`` around it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// For views that say nothing.
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
    /// Says something to the ``_VariadicView`` around this view. The same as `containerValue(_:_:)`, by a key.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        containerValue(\.[TraitName<Key>()], value)
    }
}
