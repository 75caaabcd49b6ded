@_spi(Nodes) public import ScrollUI

extension ForEachBuilder {
    /// A single entry.
    @_disfavoredOverload
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Several entries.
    @_disfavoredOverload @MainActor @preconcurrency
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorTuple<repeat each Content> { _AccessibilityRotorTuple((repeat each content)) }

    /// An entry that is there or not.
    @_disfavoredOverload
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
