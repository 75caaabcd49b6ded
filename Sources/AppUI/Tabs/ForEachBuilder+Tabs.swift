@_spi(Nodes) public import ScrollUI

extension ForEachBuilder {
    /// Returns a single tab.
    @_disfavoredOverload
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    /// Combines multiple tabs with values of the first one's type.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildBlock<First: TabContent, each Next: TabContent>(
        _ first: First, _ next: repeat each Next
    ) -> some TabContent<First.TabValue> {
        TabGroup<First.TabValue> { changes, builder in
            first._lowerTabs(changes, into: &builder)
            repeat (each next)._lowerTabs(changes, into: &builder)
        }
    }

    /// Returns an optional tab.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<C.TabValue> {
        TabContentBuilder<C.TabValue>.buildIf(content)
    }

    /// Returns the tabs of the first of two branches.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .first(first) }

    /// Returns the tabs of the second of two branches.
    @_disfavoredOverload
    public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> _EitherTab<First, Second>
    where First.TabValue == Second.TabValue { .second(second) }

    /// Returns tabs that need a newer system.
    @_disfavoredOverload
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> some TabContent<C.TabValue> { content }
}
