private struct HidesScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether views that scroll and have a ground of their own leave it out.
    package var hidesScrollContentBackground: Bool {
        get { self[HidesScrollContentBackgroundKey.self] }
        set { self[HidesScrollContentBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether lists, forms and text editors in this view have a ground of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self) { $0.hidesScrollContentBackground = visibility == .hidden }
    }
}
