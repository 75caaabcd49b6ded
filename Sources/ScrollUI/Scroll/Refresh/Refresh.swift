/// Does what a `refreshable` around offers, and waits for its end.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Runs the action to its end.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// What a `refreshable` around offers; nil where there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets a person pull the scroll views below past their upper edge to run `action`; a sign turns there until it
    /// returns. The action runs on the main actor; views in it find it as `refresh` in the environment.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
