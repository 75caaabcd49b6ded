@_spi(Nodes) public import ScrollUI

/// Modifiers for the bars, edges and gestures of a phone's system. They have no effect in a desktop window, and exist
/// for code that supports both platforms.
nonisolated extension View {
    /// Hides the status bar of a phone. It has no effect here.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// The former spelling of ``statusBarHidden(_:)``.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets whether system overlays of a phone, such as its home indicator, are visible. It has no effect here.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Delays the system gestures of a phone at the given edges. It has no effect here.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Lets a hand gesture on a watch perform the control's action. It has no effect here.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

/// The action of a hand gesture on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    private let number: Int
    /// The primary action.
    public static let primaryAction = HandGestureShortcut(number: 0)
}
