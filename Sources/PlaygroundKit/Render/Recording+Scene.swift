import ScrollAnalysis

extension Recording {
    /// Name of the scene that was on the stage; nil where the file does not say.
    var sceneName: String? {
        if case .string(let name) = unknown[""]?[RecordingTake.sceneKey] { return name }
        return nil
    }

    /// Throws ``ExitStatus/usage`` where the file says that it was made in another scene: what was done to that would mean
    /// something else here.
    @MainActor func check(
        madeIn scene: PlaygroundScene, of scenes: SceneCatalog, file: String
    ) throws(PlaygroundError) {
        guard let name = sceneName, name != scene.name else { return }
        let own = scenes.scene(named: name) == nil ? "" : "Say --scene \(name), or "
        let other = own.isEmpty ? "Take" : "take"
        throw PlaygroundError(
            .usage, "\(file): scene: found \"\(name.visible)\", expected \"\(scene.name)\", as --scene says.",
            remedy:
                "\(own)\(other) a recording of that scene, or take \"scene\" out of the file to play it all the same."
        )
    }
}
