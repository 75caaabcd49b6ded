/// What was tuned of the numbers that scenes declare: by the name of the scene and the id of the number. What is not in it is as
/// the program has it. Values of scenes that another program has are kept.
///
/// ```json
/// "scenes": {"my-carousel": {"cardWidth": 320}}
/// ```
package struct SceneValues: Equatable, Sendable {
    /// None of the scenes is without a value.
    private var values: [String: [String: Double]] = [:]

    /// Everything as programs have it.
    package init() {}

    /// Nil where nothing was tuned.
    package subscript(scene: String, id: String) -> Double? {
        get { values[scene]?[id] }
        set {
            values[scene, default: [:]][id] = newValue
            if values[scene]?.isEmpty == true { values[scene] = nil }
        }
    }

    /// How many values are otherwise than in `origin`.
    package func changes(since origin: SceneValues) -> Int {
        keys(with: origin).count { self[$0, $1] != origin[$0, $1] }
    }

    /// What `theirs` changed since `base` and this did not, put into this.
    package func merged(with theirs: SceneValues, since base: SceneValues) -> SceneValues {
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
    package static let key = "scenes"

    /// Refuses what is no number.
    package init(_ scenes: JSONObjectReader) throws(PlaygroundError) {
        for member in scenes.object.members {
            let numbers = try scenes.field(member.key, "the numbers of a scene").object()
            for number in numbers.object.members {
                let field = try numbers.field(number.key, "a number")
                self[member.key, number.key] = try field.number("a number")
            }
        }
    }

    /// Nil where there is nothing to say.
    package var json: JSONObject? {
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

extension SceneValues {
    /// What was tuned in a scene, in the order of the ids.
    package func values(in scene: String) -> [(id: String, value: Double)] {
        (values[scene] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
