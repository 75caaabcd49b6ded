/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// Wraps a view in other views, for reuse.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifierContent<Self>
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` is applied to, as its `body` sees it.
public struct _ViewModifierContent<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let lower: @MainActor (inout NodeBuilder) -> Void

    public func _lower(into builder: inout NodeBuilder) {
        lower(&builder)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _lower(into builder: inout NodeBuilder) {
        let content = self.content
        builder.body(of: ModifierBody(modifier: modifier) { content._lower(into: &$0) })
    }
}

/// Gives a modifier a node of its own, so that `@State` and `@Environment` work in it.
struct ModifierBody<Modifier: ViewModifier>: View {
    let modifier: Modifier
    let lower: @MainActor (inout NodeBuilder) -> Void

    init(modifier: Modifier, lower: @escaping @MainActor (inout NodeBuilder) -> Void) {
        self.modifier = modifier
        self.lower = lower
    }

    var body: some View {
        modifier.body(content: _ViewModifierContent(lower: lower))
    }
}

extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
