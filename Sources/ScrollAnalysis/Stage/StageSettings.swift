import ScrollPhysics

/// What a person set about the window's stage beside the feel: where content stops, its margin, its transition, the colours.
package struct StageSettings: Equatable, Sendable {
    /// Where the scene's scroll view comes to rest.
    package enum SnapBehavior: String, CaseIterable, Sendable {
        /// As the scene says.
        case scene
        case none, paging, viewAligned
    }

    /// Light or dark.
    package enum Appearance: String, CaseIterable, Sendable {
        /// As the desktop says.
        case system
        case light, dark
    }

    /// Where the scene's scroll view comes to rest.
    package var snapBehavior = SnapBehavior.scene
    /// How far one gesture may travel when targets are aligned.
    package var snapLimit = TargetLimit.automatic
    /// Between the stage's edge and the content, in points.
    package var contentMargin = 28.0
    /// Size of a card at the stage's edge, as a fraction of its size in the middle.
    package var transitionScale = 0.85
    /// Opacity of a card at the stage's edge.
    package var transitionOpacity = 0.6
    /// Light or dark.
    package var appearance = Appearance.system
    /// What was tuned of the numbers that scenes declare.
    package var sceneValues = SceneValues()

    /// What a person sees who never changed anything.
    package init() {}
}

extension StageSettings {
    /// Where the settings stand in a feel file.
    package static let key = "stage"

    /// Refuses what is not known. What is left out is as in ``init()``.
    package init(_ object: JSONObjectReader) throws(PlaygroundError) {
        self.init()
        let keys = ["snapBehavior", "snapLimit", "appearance"] + StageParameter.all.map(\.id) + [SceneValues.key]
        for member in object.object.members where !keys.contains(member.key) {
            throw PlaygroundError(
                .malformed, "\(object.reader.file): \(Self.key).\(member.key): a stage has nothing of this name.",
                remedy: "Remove it, or correct it to one of \(keys.joined(separator: ", ")).")
        }
        snapBehavior = try object.optionalField("snapBehavior")?.choice(of: SnapBehavior.allCases) ?? snapBehavior
        snapLimit = try object.optionalField("snapLimit")?.choice(of: TargetLimit.allCases) ?? snapLimit
        appearance = try object.optionalField("appearance")?.choice(of: Appearance.allCases) ?? appearance
        for parameter in StageParameter.all {
            guard let field = object.optionalField(parameter.id) else { continue }
            let meaning = parameter.unit.isEmpty ? "a factor" : "a number in \(parameter.unit)"
            parameter.set(try field.number(in: parameter.range, meaning), in: &self)
        }
        if let scenes = object.optionalField(SceneValues.key) { sceneValues = try SceneValues(scenes.object()) }
    }

    package var json: JSONObject {
        var object: JSONObject = [
            "snapBehavior": .string(snapBehavior.rawValue), "snapLimit": .string(snapLimit.rawValue),
        ]
        for parameter in StageParameter.all { object[parameter.id] = .number(parameter.value(in: self)) }
        object["appearance"] = .string(appearance.rawValue)
        if let scenes = sceneValues.json { object[SceneValues.key] = .object(scenes) }
        return object
    }
}
