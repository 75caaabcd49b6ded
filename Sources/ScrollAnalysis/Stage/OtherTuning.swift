import ScrollPhysics

/// One of two compared tunings.
package enum TuningSide: String, CaseIterable, Sendable {
    /// The first one, drawn with solid lines.
    case a = "A"
    /// The second one, drawn with dashed lines.
    case b = "B"

    /// The opposite side.
    package var other: TuningSide { self == .a ? .b : .a }
}

/// The one of two tunings that is not being edited. Its stage does not store the appearance, which belongs to the
/// window.
package struct OtherTuning: Equatable, Sendable {
    /// The side of this tuning.
    package let side: TuningSide
    /// The name of the built-in feel that the numbers start from.
    package let base: String
    /// The feel with its numbers.
    package let feel: ScrollFeel
    /// The settings of the stage.
    package let stage: StageSettings

    /// Creates a tuning and resets the appearance of its stage.
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

/// The member `other` of the saved tuning:
///
///     { "side": "B", "base": "android", "fling": {"decelerationRate": 0.99}, "stage": {} }
extension OtherTuning {
    /// The key in a feel file.
    package static let key = "other"
    private static let sideKey = "side"
    private static let baseKey = "base"

    /// Refuses unknown members, as a feel file does.
    package init(_ object: JSONObjectReader) throws(PlaygroundError) {
        let keys = [Self.sideKey, Self.baseKey] + FeelValues.groups + [StageSettings.key]
        if let unknown = object.object.others(than: Set(keys)).members.first {
            throw PlaygroundError(
                .malformed, "\(object.reader.file): \(Self.key).\(unknown.key): a tuning has no member of this name.",
                remedy: "Remove it, or change it to one of \(keys.joined(separator: ", ")).")
        }
        let side = try object.field(Self.sideKey, "\"A\" or \"B\"").choice(of: TuningSide.allCases)
        let field = try object.field(Self.baseKey, "the name of a built-in feel")
        guard let base = ScrollFeel.named(try field.string("the name of a built-in feel")) else {
            throw field.unexpected("one of " + ScrollFeel.builtInNames)
        }
        let stage = try object.optionalField(StageSettings.key).map { field throws(PlaygroundError) in
            try StageSettings(field.object())
        }
        self.init(
            side: side, base: base.name, feel: try FeelValues(in: object).applied(to: base),
            stage: stage ?? StageSettings())
    }

    /// The contents for a file.
    package var json: JSONObject {
        var object: JSONObject = [Self.sideKey: .string(side.rawValue), Self.baseKey: .string(base)]
        let values = FeelValues(of: feel, differingFrom: ScrollFeel.named(base) ?? .uikit)
        object = object.appending(values.json)
        object[StageSettings.key] = .object(stage.json)
        return object
    }
}
