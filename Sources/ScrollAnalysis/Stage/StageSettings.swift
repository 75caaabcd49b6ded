import ScrollPhysics

/// The settings of the window's stage other than the feel: targets, margin, transition, colours.
package struct StageSettings: Equatable, Sendable {
    /// The targets of the scene's scroll view.
    package enum SnapBehavior: String, CaseIterable, Sendable {
        /// The scene's own.
        case scene
        case none, paging, viewAligned
    }

    /// Light or dark.
    package enum Appearance: String, CaseIterable, Sendable {
        /// The desktop's setting.
        case system
        case light, dark
    }

    /// The targets of the scene's scroll view.
    package var snapBehavior = SnapBehavior.scene
    /// The distance that one gesture may travel when targets are aligned.
    package var snapLimit = TargetLimit.automatic
    /// The distance between the stage's edge and the content, in points.
    package var contentMargin = 28.0
    /// The size of a card at the stage's edge, as a fraction of its size in the middle.
    package var transitionScale = 0.85
    /// The opacity of a card at the stage's edge.
    package var transitionOpacity = 0.6
    /// Light or dark.
    package var appearance = Appearance.system
    /// The tuned values of the numbers that scenes declare.
    package var sceneValues = SceneValues()

    /// Creates the default settings.
    package init() {}
}

extension StageSettings {
    /// The key in a feel file.
    package static let key = "stage"

    /// Refuses unknown members. Missing ones have the defaults of ``init()``.
    package init(_ object: JSONObjectReader) throws(PlaygroundError) {
        self.init()
        let keys = ["snapBehavior", "snapLimit", "appearance"] + StageParameter.all.map { $0.id } + [SceneValues.key]
        for member in object.object.members where !keys.contains(member.key) {
            throw PlaygroundError(
                .malformed, "\(object.reader.file): \(Self.key).\(member.key): a stage has no member of this name.",
                remedy: "Remove it, or change it to one of \(keys.joined(separator: ", ")).")
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
