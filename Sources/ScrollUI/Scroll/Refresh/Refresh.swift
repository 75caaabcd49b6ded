/// The action of an enclosing `refreshable`.
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
    /// The action of an enclosing `refreshable`; nil if there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets the user pull the scroll views inside past their upper edge to run `action`. A spinner is shown there
    /// until it returns. The action runs on the main actor; views inside read it as `refresh` in the environment.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
