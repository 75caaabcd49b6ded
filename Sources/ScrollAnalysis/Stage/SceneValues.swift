/// The tuned values of the numbers that scenes declare, by the name of the scene and the id of the number. Other
/// numbers have the program's defaults. Values for scenes of other programs are preserved.
///
/// ```json
/// "scenes": {"my-carousel": {"cardWidth": 320}}
/// ```
package struct SceneValues: Equatable, Sendable {
    /// Contains no scene without a value.
    private var values: [String: [String: Double]] = [:]

    /// Creates an empty set: every number has its default.
    package init() {}

    /// Nil if the number was not tuned.
    package subscript(scene: String, id: String) -> Double? {
        get { values[scene]?[id] }
        set {
            values[scene, default: [:]][id] = newValue
            if values[scene]?.isEmpty == true { values[scene] = nil }
        }
    }

    /// Returns the number of values that differ from `origin`.
    package func changes(since origin: SceneValues) -> Int {
        keys(with: origin).count { self[$0, $1] != origin[$0, $1] }
    }

    /// Returns these values with the changes of `theirs` since `base` to values that are unchanged here.
    package func merged(with theirs: SceneValues, since base: SceneValues) -> SceneValues {
        var merged = self
        for (scene, id) in theirs.keys(with: base) where self[scene, id] == base[scene, id] {
            merged[scene, id] = theirs[scene, id]
        }
        return merged
    }

    /// Returns the keys of both, each pair once.
    private func keys(with other: SceneValues) -> [(scene: String, id: String)] {
        Set(values.keys).union(other.values.keys).flatMap { scene in
            Set(values[scene, default: [:]].keys).union(other.values[scene, default: [:]].keys).map { (scene, $0) }
        }
    }
}

// MARK: In a file

extension SceneValues {
    /// The key among the stage's settings.
    package static let key = "scenes"

    /// Refuses values that are not numbers.
    package init(_ scenes: JSONObjectReader) throws(PlaygroundError) {
        for member in scenes.object.members {
            let numbers = try scenes.field(member.key, "the numbers of a scene").object()
            for number in numbers.object.members {
                let field = try numbers.field(number.key, "a number")
                self[member.key, number.key] = try field.number("a number")
            }
        }
    }

    /// Nil if no value is tuned.
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
    /// Returns the tuned values of a scene, in the order of their ids.
    package func values(in scene: String) -> [(id: String, value: Double)] {
        (values[scene] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
