/// Puts together what a ``ForEach`` shows for one element. One for all kinds, since a mistake in a row is looked for in
/// every form of an initialiser that takes the closure, and in each of them again for every `ForEach` within it.
@resultBuilder
public struct ForEachBuilder {
    /// A statement.
    public static func buildExpression<Content: ClosureContent>(_ content: Content) -> Content { content }

    /// No statements: no view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// A view that is there or not.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two branches with views.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// The second of two branches with views.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// Views of a newer system, whose type must not show outside.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
