import ScrollAnalysis

extension SceneCatalog {
    /// Returns the scene with that name or title, without regard to case. Throws ``ExitStatus/usage``.
    package func scene(called name: String) throws(PlaygroundError) -> PlaygroundScene {
        if let scene = scene(named: name.lowercased()) ?? scene(named: SceneName.name(ofTitle: name)) { return scene }
        throw PlaygroundError(
            .usage, "no scene is called \"\(name)\".",
            remedy:
                "Use one of \(all.map(\.name).joined(separator: ", ")); 'scroll-playground scenes' describes them."
        )
    }
}
