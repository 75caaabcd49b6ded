private struct HidesScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether scrolling views with a background of their own hide it.
    package var hidesScrollContentBackground: Bool {
        get { self[HidesScrollContentBackgroundKey.self] }
        set { self[HidesScrollContentBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether lists, forms and text editors in this view show their own background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self) { $0.hidesScrollContentBackground = visibility == .hidden }
    }
}
