@_spi(Nodes) public import ScrollUI

extension ForEachBuilder {
    /// A single tab.
    @_disfavoredOverload
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

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

    /// A tab that is there or not.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<C.TabValue> {
        TabContentBuilder<C.TabValue>.buildIf(content)
    }

    /// The first of two branches with tabs.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .first(first) }

    /// The second of two branches with tabs.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .second(second) }

    /// Tabs of a newer system.
    @_disfavoredOverload
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> some TabContent<C.TabValue> { content }
}
