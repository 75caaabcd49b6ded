import ScrollAnalysis

// Tuned values of the numbers that scenes declare.

extension SceneValues {
    /// Returns the value of each declared number of a scene by its id, within its range.
    func values(of numbers: [SceneNumber], in scene: String) -> [String: Double] {
        Dictionary(numbers.map { ($0.id, self[scene, $0.id].map($0.allowed) ?? $0.standard) }) { first, _ in first }
    }
}

extension PlaygroundScene {
    /// Sets a number of the scene, clamped to its range. The program's own value is not stored.
    nonisolated func set(_ value: Double, of number: SceneNumber, in settings: inout StageSettings) {
        let value = number.allowed(value)
        settings.sceneValues[name, number.id] = value == number.standard ? nil : value
    }

    /// Returns the value of a number of the scene in `settings`.
    nonisolated func value(of number: SceneNumber, in settings: StageSettings) -> Double {
        settings.sceneValues[name, number.id].map(number.allowed) ?? number.standard
    }

    /// Returns `settings` with only those numbers of the scene that differ from the program's own values.
    nonisolated func tuned(_ settings: StageSettings) -> StageSettings {
        var tuned = settings
        for number in numbers { set(value(of: number, in: settings), of: number, in: &tuned) }
        return tuned
    }

    /// Returns `settings` with all numbers of the scene, so that they keep their meaning when the program changes its
    /// values.
    nonisolated func stating(_ settings: StageSettings) -> StageSettings {
        var stated = settings
        for number in numbers { stated.sceneValues[name, number.id] = value(of: number, in: settings) }
        return stated
    }
}

extension SceneCatalog {
    /// Checks the values in a file against the scenes, and removes those that equal the program's own. Throws
    /// ``ExitStatus/malformed`` for unknown names and values out of range. `file` is only used in messages.
    func checked(_ settings: StageSettings, file: String) throws(PlaygroundError) -> StageSettings {
        var checked = settings
        for scene in all {
            for (id, value) in settings.sceneValues.values(in: scene.name) {
                let path = "\(file): \(StageSettings.key).\(SceneValues.key).\(scene.name).\(id)"
                guard let number = scene.numbers.first(where: { $0.id == id }) else {
                    throw PlaygroundError(
                        .malformed, "\(path): the scene has no number of this name.",
                        remedy: scene.numbers.isEmpty
                            ? "Remove it: the scene has no numbers."
                            : "Remove it, or correct it to one of \(scene.numbers.map(\.id).joined(separator: ", ")).")
                }
                guard number.allowed(value) == value else {
                    let meaning = number.isWhole ? "a whole number" : "a number"
                    throw PlaygroundError(
                        .malformed,
                        "\(path): found \(value.shortestDecimal), expected "
                            + "\(JSONReader.expectation(meaning, within: number.range)).",
                        remedy: "Change it to what is expected and try again.")
                }
                if value == number.standard { checked.sceneValues[scene.name, id] = nil }
            }
        }
        return checked
    }
}
