/// Builds the content of a ``ForEach`` for one element. There is one builder for all kinds of content, since the
/// compiler searches for a mistake in a row in every overload of an initializer that takes the closure, and again in
/// each nested `ForEach`.
@resultBuilder
public struct ForEachBuilder {
    /// Returns a single statement.
    public static func buildExpression<Content: ClosureContent>(_ content: Content) -> Content { content }

    /// Returns an empty view for no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns several views as a tuple.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// Returns an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the first of two branches with views.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// Returns the second of two branches with views.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// Erases the type of views of a newer system.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
