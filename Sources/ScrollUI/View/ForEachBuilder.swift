/// What the closure of a ``ForEach`` can hold: views, tabs, or entries of a rotor.
@_marker public protocol ForEachContent {}

/// Puts together what a ``ForEach`` shows for one element. One for all kinds, since a mistake in a row is looked for in
/// every form of an initialiser that takes the closure, and in each of them again for every `ForEach` within it.
@resultBuilder
public struct ForEachBuilder {
    /// A statement.
    public static func buildExpression<Content: ForEachContent>(_ content: Content) -> Content { content }

    /// No statements: no view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A single tab.
    @_disfavoredOverload
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    /// A single entry.
    @_disfavoredOverload
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// Several tabs, with values of the first one's type.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildBlock<First: TabContent, each Next: TabContent>(
        _ first: First, _ next: repeat each Next
    ) -> some TabContent<First.TabValue> {
        TabGroup<First.TabValue> { changes, builder in
            first._lowerTabs(changes, into: &builder)
            repeat (each next)._lowerTabs(changes, into: &builder)
        }
    }

    /// Several entries.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorTuple<repeat each Content> { _AccessibilityRotorTuple((repeat each content)) }

    /// A view that is there or not.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// An entry that is there or not.
    @_disfavoredOverload
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

    /// A tab that is there or not.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<C.TabValue> {
        TabContentBuilder<C.TabValue>.buildIf(content)
    }

    /// The first of two branches with views.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// The second of two branches with views.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// The first of two branches with tabs.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .first(first) }

    /// The second of two branches with tabs.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .second(second) }

    /// Views of a newer system, whose type must not show outside.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Tabs of a newer system.
    @_disfavoredOverload
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> some TabContent<C.TabValue> { content }
}
