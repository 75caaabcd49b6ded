import Foundation

/// The values that the host gives its views. Those that change are applied together by the next frame, since each time the
/// whole tree is searched for their readers.
extension ViewHost {
    /// Sets the values that differ from the defaults of their keys, before there are views.
    func setFirstValues() {
        var values = EnvironmentValues()
        values.displayScale = Double(scale)
        values.scrollFeel = feel
        values.horizontalSizeClass = currentHorizontalSizeClass
        values.verticalSizeClass = verticalSizeClass
        values.textPasteboard = graph.pasteboard
        values.resetFocus = ResetFocusAction(ring: router.focus)
        rootNode.inner.change(values, above: rootNode)
    }

    /// Requests a frame that applies the values which `set` writes.
    func change(_ set: (inout EnvironmentValues) -> Void) {
        var values = changes ?? EnvironmentValues()
        set(&values)
        changes = values
        graph.wake()
    }

    func sizeClassDidChange() {
        change { $0.horizontalSizeClass = currentHorizontalSizeClass }
    }

    func applyChanges() {
        guard let values = changes else { return }
        changes = nil
        graph.reducesMotion = reduceMotion
        rootNode.inner.change(values, above: rootNode)
        graph.forgetPictures()
    }

    private var currentHorizontalSizeClass: UserInterfaceSizeClass { horizontalSizeClass ?? .along(width: size.width) }
}
