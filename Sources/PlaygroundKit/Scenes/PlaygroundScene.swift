public import ScrollUI

/// Something to scroll, with the names that people and commands call it by.
///
/// Its principal scroll view carries ``stageID``, by which the window, recordings and pictures find it.
@MainActor
public struct PlaygroundScene: Identifiable, Sendable {
    /// The id of the scroll view that a scene is about.
    public nonisolated static let stageID = "stage"

    /// What commands call it.
    public let name: String
    /// Its name in the window.
    public let title: String
    /// One line: what it shows.
    public let summary: String
    let icon: SceneIcon
    private let make: @MainActor @Sendable () -> AnyView
    /// The lines that make it, as the stage is tuned; nil for a scene that shows its own.
    let code: (@MainActor @Sendable (StageSettings) -> SceneCode)?

    /// A scene whose views are made when it is shown.
    init<Content: View>(
        _ name: String, title: String, summary: String, icon: SceneIcon,
        code: (@MainActor @Sendable (StageSettings) -> SceneCode)? = nil,
        view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.icon = icon
        self.code = code
        make = { AnyView(CodedScene(code: code, content: view())) }
    }

    /// The name, which no other scene has.
    public nonisolated var id: String { name }

    /// The scene's views, made anew.
    public var view: AnyView { make() }
}

/// A scene with the code that its header shows.
private struct CodedScene<Content: View>: View {
    let code: (@MainActor @Sendable (StageSettings) -> SceneCode)?
    let content: Content
    @Environment(\.stageSettings) private var settings

    var body: some View { content.environment(\.sceneCode, code?(settings)) }
}
