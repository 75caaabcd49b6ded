@_spi(Nodes) public import ScrollUI

extension ForEachBuilder {
    /// Returns a single entry.
    @_disfavoredOverload
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Combines multiple entries.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorTuple<repeat each Content> { _AccessibilityRotorTuple((repeat each content)) }

    /// Returns an optional entry.
    @_disfavoredOverload
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
