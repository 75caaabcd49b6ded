@_spi(Nodes) public import ScrollUI

/// Puts together the items or the views of a toolbar. One for both, since everything in front of a modifier is looked at anew for
/// each of its forms where there is a mistake in it.
@resultBuilder @MainActor @preconcurrency
public struct ToolbarClosureBuilder {
    /// A statement.
    public static func buildExpression<Content: ClosureContent>(_ content: Content) -> Content { content }

    /// A single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A single item.
    @_disfavoredOverload
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several views, or none.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// Several items.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { ToolbarContentBuilder.buildBlock(repeat each content) }

    /// Something that is there or not.
    public static func buildIf<Content: ClosureContent>(_ content: Content?) -> Content? { content }

    /// The first of two branches with views.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// The second of two branches with views.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// The first of two branches with items.
    @_disfavoredOverload
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbar<First, Second> { .first(first) }

    /// The second of two branches with items.
    @_disfavoredOverload
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbar<First, Second> { .second(second) }

    /// Views of a newer system, whose type must not show outside.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Items of a newer system.
    @_disfavoredOverload
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    /// Views stand in one item.
    public static func buildFinalResult<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
        _ToolbarViews(content: content)
    }

    /// Items as they are.
    @_disfavoredOverload
    public static func buildFinalResult<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Views at the trailing end of a page's bar.
public struct _ToolbarViews<Content: View>: ToolbarContent {
    /// Built in: there is no body.
    public typealias Body = Never
    let content: Content

    /// Adds them as one item.
    public func _collect(into list: inout _ToolbarList) { list.add(content, .automatic) }
}
