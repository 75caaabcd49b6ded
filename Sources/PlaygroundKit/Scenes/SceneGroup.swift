/// Scenes under a common heading.
///
/// ```swift
/// Playground {
///     SceneGroup("Carousels") {
///         PlaygroundScene("Tall cards") { TallCards() }
///         PlaygroundScene("Wide cards") { WideCards() }
///     }
/// }
/// ```
@MainActor
public struct SceneGroup: Identifiable, Sendable {
    /// The heading in the list of scenes.
    package let title: String
    /// In the order of the list.
    package internal(set) var scenes: [PlaygroundScene]

    /// Scenes under the heading `title`.
    public init(_ title: String, @PlaygroundBuilder scenes: () -> [SceneGroup]) {
        self.init(title, scenes().flatMap(\.scenes))
    }

    init(_ title: String, _ scenes: [PlaygroundScene]) {
        self.title = title
        self.scenes = scenes
    }

    /// The title, which is unique in the list.
    public nonisolated var id: String { title }
}
