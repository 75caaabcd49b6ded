/// Collects the scenes of a ``Playground``: scenes, groups, and whole catalogues such as ``SceneCatalog/builtIn``.
@resultBuilder
@MainActor
public enum PlaygroundBuilder {
    /// The heading of scenes without a group.
    static let title = "Scenes"

    /// A scene without a group.
    public static func buildExpression(_ scene: PlaygroundScene) -> [SceneGroup] { [SceneGroup(title, [scene])] }

    /// Scenes under a heading.
    public static func buildExpression(_ group: SceneGroup) -> [SceneGroup] { [group] }

    /// All scenes of a catalogue, under its headings.
    public static func buildExpression(_ catalog: SceneCatalog) -> [SceneGroup] { catalog.groups }

    /// Concatenates the groups.
    public static func buildBlock(_ parts: [SceneGroup]...) -> [SceneGroup] { parts.flatMap { $0 } }

    /// No groups for an `if` whose condition is false.
    public static func buildOptional(_ part: [SceneGroup]?) -> [SceneGroup] { part ?? [] }

    /// The first branch.
    public static func buildEither(first part: [SceneGroup]) -> [SceneGroup] { part }

    /// The other branch.
    public static func buildEither(second part: [SceneGroup]) -> [SceneGroup] { part }

    /// Concatenates the groups of a loop.
    public static func buildArray(_ parts: [[SceneGroup]]) -> [SceneGroup] { parts.flatMap { $0 } }
}
