import ScrollUI

/// The scenes of the window, in the order of its list.
@MainActor
public enum SceneCatalog {
    /// Scenes under one heading.
    struct Group: Identifiable {
        let title: String
        let scenes: [PlaygroundScene]

        var id: String { title }
    }

    static let groups = [
        Group(title: "Scroll views", scenes: [gallery])
    ]

    /// Every scene.
    public static let all = groups.flatMap(\.scenes)

    /// What a bare start shows.
    public static var first: PlaygroundScene { gallery }

    /// The scene that commands call `name`.
    public static func scene(named name: String) -> PlaygroundScene? { all.first { $0.name == name } }

    private static let gallery = PlaygroundScene(
        "gallery", title: "Gallery", summary: "Cards side by side that rest at the margin and shrink at the edges."
    ) { GalleryScene() }
}
