/// Whether a window is seen and worked in.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not seen.
    case background
    /// Seen, while another window has the keyboard.
    case inactive
    /// Seen, with the keyboard.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Whether the window is seen and worked in. The host says so: ``ViewHost/scenePhase``.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
