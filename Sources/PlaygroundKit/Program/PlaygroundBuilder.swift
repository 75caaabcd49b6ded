/// Gathers the scenes of a ``Playground``: scenes, groups of them, and whole catalogues such as ``SceneCatalog/builtIn``.
@resultBuilder
@MainActor
public enum PlaygroundBuilder {
    /// The heading over scenes that stand in no group.
    static let title = "Scenes"

    /// A scene in no group.
    public static func buildExpression(_ scene: PlaygroundScene) -> [SceneGroup] { [SceneGroup(title, [scene])] }

    /// Scenes under a heading.
    public static func buildExpression(_ group: SceneGroup) -> [SceneGroup] { [group] }

    /// All scenes of a catalogue, under its headings.
    public static func buildExpression(_ catalog: SceneCatalog) -> [SceneGroup] { catalog.groups }

    /// One after the other.
    public static func buildBlock(_ parts: [SceneGroup]...) -> [SceneGroup] { parts.flatMap { $0 } }

    /// What an `if` leaves out is none.
    public static func buildOptional(_ part: [SceneGroup]?) -> [SceneGroup] { part ?? [] }

    /// The first branch.
    public static func buildEither(first part: [SceneGroup]) -> [SceneGroup] { part }

    /// The other branch.
    public static func buildEither(second part: [SceneGroup]) -> [SceneGroup] { part }

    /// Those of a loop, one after the other.
    public static func buildArray(_ parts: [[SceneGroup]]) -> [SceneGroup] { parts.flatMap { $0 } }
}
