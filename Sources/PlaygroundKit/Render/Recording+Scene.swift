import ScrollAnalysis

extension Recording {
    /// The name of the recorded scene; nil if the file has none.
    var sceneName: String? {
        if case .string(let name) = unknown[""]?[RecordingTake.sceneKey] { return name }
        return nil
    }

    /// Throws ``ExitStatus/usage`` if the file names another scene, since its input would have another meaning here.
    @MainActor func check(
        madeIn scene: PlaygroundScene, of scenes: SceneCatalog, file: String
    ) throws(PlaygroundError) {
        guard let name = sceneName, name != scene.name else { return }
        let own = scenes.scene(named: name) == nil ? "" : "Pass --scene \(name), or "
        let other = own.isEmpty ? "Use" : "use"
        throw PlaygroundError(
            .usage, "\(file): scene: found \"\(name.visible)\", expected \"\(scene.name)\", the value of --scene.",
            remedy:
                "\(own)\(other) a recording of that scene, or remove \"scene\" from the file to play it anyway."
        )
    }
}
