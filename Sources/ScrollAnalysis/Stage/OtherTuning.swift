import ScrollPhysics

/// Which of two tunings that are compared.
package enum TuningSide: String, CaseIterable, Sendable {
    /// The first one, drawn solid.
    case a = "A"
    /// The second one, drawn dashed.
    case b = "B"

    /// The other one of the two.
    package var other: TuningSide { self == .a ? .b : .a }
}

/// The one of two tunings that is not being edited. Light or dark is the window's: its stage says nothing of it.
package struct OtherTuning: Equatable, Sendable {
    /// Which of the two it is.
    package let side: TuningSide
    /// Name of the built-in feel that the numbers start from.
    package let base: String
    /// The feel with its numbers.
    package let feel: ScrollFeel
    /// How the stage is set.
    package let stage: StageSettings

    /// All of it but what its stage says of light and dark.
    package init(side: TuningSide, base: String, feel: ScrollFeel, stage: StageSettings) {
        self.side = side
        self.base = base
        self.feel = feel
        var stage = stage
        stage.appearance = .system
        self.stage = stage
    }
}

// MARK: In a file

/// The member `other` of the kept tuning:
///
///     { "side": "B", "base": "android", "fling": {"decelerationRate": 0.99}, "stage": {} }
extension OtherTuning {
    /// Where it stands in a feel file.
    package static let key = "other"
    private static let sideKey = "side"
    private static let baseKey = "base"

    /// Refuses what is not known, as a feel file does.
    package init(_ object: JSONObjectReader) throws(PlaygroundError) {
        let keys = [Self.sideKey, Self.baseKey] + FeelValues.groups + [StageSettings.key]
        if let unknown = object.object.others(than: Set(keys)).members.first {
            throw PlaygroundError(
                .malformed, "\(object.reader.file): \(Self.key).\(unknown.key): a tuning has nothing of this name.",
                remedy: "Remove it, or correct it to one of \(keys.joined(separator: ", ")).")
        }
        let side = try object.field(Self.sideKey, "\"A\" or \"B\"").choice(of: TuningSide.allCases)
        let field = try object.field(Self.baseKey, "the name of a built-in feel")
        guard let base = ScrollFeel.named(try field.string("the name of a built-in feel")) else {
            throw field.unexpected("one of " + FeelLibrary.names)
        }
        let stage = try object.optionalField(StageSettings.key).map { field throws(PlaygroundError) in
            try StageSettings(field.object())
        }
        self.init(
            side: side, base: base.name, feel: try FeelValues(in: object).applied(to: base),
            stage: stage ?? StageSettings())
    }

    /// What a file keeps of it.
    package var json: JSONObject {
        var object: JSONObject = [Self.sideKey: .string(side.rawValue), Self.baseKey: .string(base)]
        let values = FeelValues(of: feel, differingFrom: ScrollFeel.named(base) ?? .uikit)
        object = object.appending(values.json)
        object[StageSettings.key] = .object(stage.json)
        return object
    }
}
