/// Turns the statements of a view's body into one value whose type is the structure.
@resultBuilder
public struct ViewBuilder {
    /// A statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statements: no view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single statement: the view itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements: a tuple of them in order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { value, builder in
            repeat (each value)._lower(into: &builder)
        }
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// The other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// A view behind `if #available`, whose type must not show outside.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
