@_spi(Nodes) public import ScrollUI

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of the items of the closure.
    @_disfavoredOverload @MainActor @preconcurrency
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(of: content())
    }

    /// Adds the items to the toolbar.
    @MainActor public func _collect(into list: inout _ToolbarList) { content._collect(into: &list) }
}
