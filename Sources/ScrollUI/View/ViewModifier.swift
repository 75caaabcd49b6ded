/// A view with a modifier around it, or two combined modifiers, the first one inside.
public struct ModifiedContent<Content, Modifier> {
    /// The modified view.
    public var content: Content
    /// The modifier around the content.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// A reusable modification of a view.
///
/// The body of a modifier is evaluated again when the modifier's own value or a value that the body read has changed,
/// but not when only the modified view has.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the resulting view.
    associatedtype Body: View
    /// The modified view, as passed to the body.
    typealias Content = _ViewModifierContent<Self>
    /// Returns `content` with the modification.
    @ViewBuilder func body(content: Content) -> Body

    /// Writes `content` with the modifier around it into the node tree. The library implements it for composite
    /// modifiers.
    func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder)
}

extension ViewModifier {
    /// Writes the body into the node tree, inside a node that stores the modifier's state.
    public func _lower<Inner: View>(around content: Inner, into builder: inout NodeBuilder) {
        builder.modified(content, self)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public nonisolated init() {}

    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        modifier._lower(around: content, into: &builder)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies both modifiers, the first one inside.
    public func body(content: _ViewModifierContent<ModifiedContent<Content, Modifier>>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this modifier inside and `modifier` outside.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension View {
    /// Applies `modifier` to this view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
