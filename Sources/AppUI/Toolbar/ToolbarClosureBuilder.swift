@_spi(Nodes) public import ScrollUI

/// Combines the items or the views of a toolbar. Both share one builder because, for an expression with an error, the
/// compiler checks the receiver again for each overload of a modifier.
@resultBuilder @MainActor @preconcurrency
public struct ToolbarClosureBuilder {
    /// Returns the statement unchanged.
    public static func buildExpression<Content: ClosureContent>(_ content: Content) -> Content { content }

    /// Returns a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns a single item.
    @_disfavoredOverload
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines multiple views, or none.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// Combines multiple items.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { ToolbarContentBuilder.buildBlock(repeat each content) }

    /// Returns optional content.
    public static func buildIf<Content: ClosureContent>(_ content: Content?) -> Content? { content }

    /// Returns the views of the first of two branches.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// Returns the views of the second of two branches.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// Returns the items of the first of two branches.
    @_disfavoredOverload
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbar<First, Second> { .first(first) }

    /// Returns the items of the second of two branches.
    @_disfavoredOverload
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbar<First, Second> { .second(second) }

    /// Returns views that need a newer system, without their type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Returns items that need a newer system.
    @_disfavoredOverload
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    /// Puts the views into one item.
    public static func buildFinalResult<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
        _ToolbarViews(content: content)
    }

    /// Returns the items unchanged.
    @_disfavoredOverload
    public static func buildFinalResult<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Views at the trailing end of a page's bar.
public struct _ToolbarViews<Content: View>: ToolbarContent {
    /// Built-in content has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the views as one item.
    public func _collect(into list: inout _ToolbarList) { list.add(content, .automatic) }
}
