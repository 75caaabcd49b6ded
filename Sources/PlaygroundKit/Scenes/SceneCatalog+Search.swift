import ScrollAnalysis

extension SceneCatalog {
    /// The scene that a person calls `name`, in capitals or not, by the name of commands or the title. Throws
    /// ``ExitStatus/usage``.
    package func scene(called name: String) throws(PlaygroundError) -> PlaygroundScene {
        if let scene = scene(named: name.lowercased()) ?? scene(named: SceneName.name(ofTitle: name)) { return scene }
        throw PlaygroundError(
            .usage, "no scene is called \"\(name)\".",
            remedy:
                "Use one of \(all.map(\.name).joined(separator: ", ")); 'scroll-playground scenes' tells what they show."
        )
    }
}
