/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
    /// The view inside.
    public var content: Content
    /// What is put around it.
    public var modifier: Modifier

    /// Puts `modifier` around `content`.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// Wraps a view in other views, for reuse.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifierContent<Self>
    /// `content` with what the modifier puts around it.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` is applied to, as its `body` sees it.
public struct _ViewModifierContent<Modifier: ViewModifier>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let lower: @MainActor (inout NodeBuilder) -> Void

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        lower(&builder)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        let content = self.content
        builder.body(of: ModifierBody(modifier: modifier, lower: { content._lower(into: &$0) }))
    }
}

/// Gives a modifier a node of its own, so that `@State` and `@Environment` work in it.
struct ModifierBody<Modifier: ViewModifier> {
    var modifier: Modifier
    let lower: @MainActor (inout NodeBuilder) -> Void
}

extension ModifierBody: View {
    var body: some View {
        modifier.body(content: _ViewModifierContent(lower: lower))
    }
}

extension View {
    /// Puts `modifier` around this view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
