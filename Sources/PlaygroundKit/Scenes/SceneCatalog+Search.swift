extension SceneCatalog {
    /// The scene that a person calls `name`, in capitals or not. Throws ``ExitStatus/usage``.
    public static func scene(called name: String) throws(PlaygroundError) -> PlaygroundScene {
        if let scene = scene(named: name.lowercased()) { return scene }
        throw PlaygroundError(
            .usage, "no scene is called \"\(name)\".",
            remedy:
                "Use one of \(all.map(\.name).joined(separator: ", ")); 'scroll-playground scenes' tells what they show."
        )
    }
}
