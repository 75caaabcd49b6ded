import ScrollAnalysis

// What was tuned, with what scenes declare.

extension SceneValues {
    /// Each of the numbers that a scene declares, as tuned and within its range, by its id.
    func values(of numbers: [SceneNumber], in scene: String) -> [String: Double] {
        Dictionary(numbers.map { ($0.id, self[scene, $0.id].map($0.allowed) ?? $0.standard) }) { first, _ in first }
    }
}

extension PlaygroundScene {
    /// Gives a number of the scene a value, within its range. The one that the program has is none that was tuned.
    nonisolated func set(_ value: Double, of number: SceneNumber, in settings: inout StageSettings) {
        let value = number.allowed(value)
        settings.sceneValues[name, number.id] = value == number.standard ? nil : value
    }

    /// A number of the scene as `settings` have it.
    nonisolated func value(of number: SceneNumber, in settings: StageSettings) -> Double {
        settings.sceneValues[name, number.id].map(number.allowed) ?? number.standard
    }

    /// `settings` with those numbers of the scene alone that are other than the program has them.
    nonisolated func tuned(_ settings: StageSettings) -> StageSettings {
        var tuned = settings
        for number in numbers { set(value(of: number, in: settings), of: number, in: &tuned) }
        return tuned
    }

    /// `settings` with every number of the scene said, so that they mean the same once the program has other ones.
    nonisolated func stating(_ settings: StageSettings) -> StageSettings {
        var stated = settings
        for number in numbers { stated.sceneValues[name, number.id] = value(of: number, in: settings) }
        return stated
    }
}

extension SceneCatalog {
    /// What a file says of the scenes that there are: values that a scene has of itself are left out. Throws
    /// ``ExitStatus/malformed`` for names that no number of a scene has, and for what is out of its range. `file` is only
    /// used in messages.
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
