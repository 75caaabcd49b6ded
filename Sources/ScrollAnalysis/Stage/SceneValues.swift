/// What was tuned of the numbers that scenes declare: by the name of the scene and the id of the number. What is not in it is as
/// the program has it. Values of scenes that another program has are kept.
///
/// ```json
/// "scenes": {"my-carousel": {"cardWidth": 320}}
/// ```
public struct SceneValues: Equatable, Sendable {
    /// None of the scenes is without a value.
    private var values: [String: [String: Double]] = [:]

    /// Everything as programs have it.
    public init() {}

    /// Nil where nothing was tuned.
    public subscript(scene: String, id: String) -> Double? {
        get { values[scene]?[id] }
        set {
            values[scene, default: [:]][id] = newValue
            if values[scene]?.isEmpty == true { values[scene] = nil }
        }
    }

    /// Each of the numbers that a scene declares, as tuned and within its range, by its id.
    func values(of numbers: [SceneNumber], in scene: String) -> [String: Double] {
        let tuned = values[scene] ?? [:]
        return Dictionary(numbers.map { ($0.id, tuned[$0.id].map($0.allowed) ?? $0.standard) }) { first, _ in first }
    }

    /// How many values are otherwise than in `origin`.
    func changes(since origin: SceneValues) -> Int { keys(with: origin).count { self[$0, $1] != origin[$0, $1] } }

    /// What `theirs` changed since `base` and this did not, put into this.
    func merged(with theirs: SceneValues, since base: SceneValues) -> SceneValues {
        var merged = self
        for (scene, id) in theirs.keys(with: base) where self[scene, id] == base[scene, id] {
            merged[scene, id] = theirs[scene, id]
        }
        return merged
    }

    /// Of both; each pair once.
    private func keys(with other: SceneValues) -> [(scene: String, id: String)] {
        Set(values.keys).union(other.values.keys).flatMap { scene in
            Set(values[scene, default: [:]].keys).union(other.values[scene, default: [:]].keys).map { (scene, $0) }
        }
    }
}

// MARK: In a file

extension SceneValues {
    /// Where they stand among the stage's settings.
    static let key = "scenes"

    /// Refuses what is no number.
    init(_ scenes: JSONObjectReader) throws(PlaygroundError) {
        for member in scenes.object.members {
            let numbers = try scenes.field(member.key, "the numbers of a scene").object()
            for number in numbers.object.members {
                let field = try numbers.field(number.key, "a number")
                self[member.key, number.key] = try field.number("a number")
            }
        }
    }

    /// Nil where there is nothing to say.
    var json: JSONObject? {
        guard !values.isEmpty else { return nil }
        var object = JSONObject()
        for (scene, numbers) in values.sorted(by: { $0.key < $1.key }) {
            var members = JSONObject()
            for (id, value) in numbers.sorted(by: { $0.key < $1.key }) { members[id] = .number(value) }
            object[scene] = .object(members)
        }
        return object
    }
}

// MARK: With what scenes declare

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

extension SceneValues {
    /// What was tuned in a scene, in the order of the ids.
    func values(in scene: String) -> [(id: String, value: Double)] {
        (values[scene] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
