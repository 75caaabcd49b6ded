/// A view with a modifier around it, or two modifiers of which the first is put around first.
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

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// Wraps a view in other views, for reuse.
///
/// The body of a modifier runs again when the modifier's own value changes or something that it read; not because the
/// view inside is another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifierContent<Self>
    /// `content` with what the modifier puts around it.
    @ViewBuilder func body(content: Content) -> Body

    /// Writes `content` with the modifier around it into the node tree. Composite modifiers have it from the library.
    func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder)
}

extension ViewModifier {
    /// Writes the body into the node tree, under a node that keeps the modifier's state.
    public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        builder.modified(content, self)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public nonisolated init() {}

    /// The content as it is.
    public func body(content: Content) -> some View { content }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        modifier._lower(around: content, into: &builder)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Both modifiers around the view, the first one inside.
    public func body(content: _ViewModifierContent<ModifiedContent<Content, Modifier>>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// This modifier inside, `modifier` around it.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension View {
    /// Puts `modifier` around this view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
