@_spi(Nodes) public import ScrollUI

/// What belongs to the screen of a phone: bars, edges and gestures of its system. A window on a desktop has none of it, so
/// that these modifiers change nothing; they are there for code that is written for both.
nonisolated extension View {
    /// Hides the status bar of a phone. There is none here.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// The older spelling of ``statusBarHidden(_:)``.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Whether a phone's system shows what lies over the app, such as its home indicator. There is none here.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has a phone's system wait with its own gestures at those edges. It has none here.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has a gesture of the hand that wears a watch set the control off. There is none here.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

/// What a gesture of the hand that wears a watch does.
public struct HandGestureShortcut: Hashable, Sendable {
    private let number: Int
    /// What is done most.
    public static let primaryAction = HandGestureShortcut(number: 0)
}
