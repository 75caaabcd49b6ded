/// The visibility and focus state of a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The window is not visible.
    case background
    /// The window is visible, but another window has the keyboard focus.
    case inactive
    /// The window is visible and has the keyboard focus.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The phase of the window, set by the host with ``ViewHost/scenePhase``.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
