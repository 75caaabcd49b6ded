/// Builds one value from the statements of a view's body; its type is the structure of the body.
@resultBuilder
public struct ViewBuilder {
    /// Returns a statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view for no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns a tuple of several views in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { value, builder in
            repeat (each value)._lower(into: &builder)
        }
    }

    /// Returns the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Returns the other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Erases the type of a view inside `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
