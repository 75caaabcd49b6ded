public import ScrollPhysics

/// A feel as a file: a built-in feel to start from, and the numbers and choices that differ.
///
/// ```json
/// { "format": "scroll-feel", "version": 1, "name": "mine", "base": "uikit",
///   "fling": {"curve": "exponential", "decelerationRate": 0.99} }
/// ```
/// Reading is strict: unknown keys and options, numbers out of range, wrong units and wrong kinds of values are errors
/// that include the position.
public struct FeelFile: Equatable, Sendable {
    /// The value of `format` in the file.
    public static let format = "scroll-feel"
    /// The supported version of the format.
    public static let version = 1

    /// The name of the feel.
    public var name: String
    /// A description in one sentence; empty for none.
    public var summary: String
    /// The name of the built-in feel that provides all values that are not set.
    public var base: String
    /// The numbers and choices of the file.
    public var values: FeelValues
    /// The version of the built-in feel's platform when the file was written; nil if the file does not state it, and
    /// for feels without a platform.
    public var baseVersion: String?
    /// Whether the file states the units of its numbers.
    public var namesUnits = false
    /// Whether the file states the sources of its values.
    public var namesSources = false
    /// The settings of the window's stage when the feel was tuned. The feel itself does not need them.
    package var stage: StageSettings?
    /// The feel that the window compares this one with. The feel itself does not need it.
    package var other: OtherTuning?

    /// Creates a file with everything but the stage's settings.
    public init(name: String, summary: String = "", base: ScrollFeel = .uikit, values: FeelValues) {
        self.name = name
        self.summary = summary
        self.base = base.name
        self.values = values
        baseVersion = base.version
    }

    /// Creates a file with every choice and number of `feel`, their units and sources, for manual editing.
    public init(allOf feel: ScrollFeel) {
        let base = ScrollFeel.named(feel.name) ?? .uikit
        self.init(name: feel.name, summary: feel.summary, base: base, values: FeelValues(allOf: feel))
        (namesUnits, namesSources) = (true, true)
    }

    /// The feel that the file describes.
    public var feel: ScrollFeel {
        var feel = values.applied(to: ScrollFeel.named(base) ?? .uikit)
        feel.name = name
        if !summary.isEmpty { feel.summary = summary }
        return feel
    }

    /// The file's text in UTF-8, with a line break at its end. Equal files give equal text.
    public var json: String { JSONWriter.text(.object(object), depth: 2) }

    package var object: JSONObject {
        var object: JSONObject = [
            "format": .string(Self.format), "version": .number(Double(Self.version)), "name": .string(name),
        ]
        if !summary.isEmpty { object["summary"] = .string(summary) }
        object["base"] = .string(base)
        if let baseVersion { object[Self.baseVersionKey] = .string(baseVersion) }
        object = object.appending(values.json)
        if namesSources { object[FeelSourceList.key] = .object(FeelSourceList.json(of: self)) }
        if namesUnits { object[FeelUnits.key] = .object(FeelUnits.json) }
        if let stage { object[StageSettings.key] = .object(stage.json) }
        if let other { object[OtherTuning.key] = .object(other.json) }
        return object
    }
}

extension FeelFile {
    private static let keys =
        ["format", "version", "name", "summary", "base", baseVersionKey] + FeelValues.groups
        + [FeelSourceList.key, FeelUnits.key, StageSettings.key, OtherTuning.key]

    private static let baseVersionKey = "baseVersion"

    /// Parses `bytes`. `file` is only used in messages. Throws ``ExitStatus/malformed``.
    public init(_ bytes: [UInt8], file: String) throws(PlaygroundError) {
        let root = try JSONReader(bytes, file: file) { ScrollFeel.parameter($0)?.expectation }.object()
        try Self.checkFormat(root)
        if let other = root.object.others(than: Set(Self.keys)).members.first {
            throw PlaygroundError(
                .malformed, "\(file): \(other.key): a feel has no member of this name.",
                remedy: "Remove it, or change it to one of \(Self.keys.joined(separator: ", ")).")
        }
        name = try Self.name(root)
        summary = try root.optionalField("summary")?.string("one sentence") ?? ""
        base = try Self.base(root)
        baseVersion = try root.optionalField(Self.baseVersionKey)?.string("the version of a platform, in words")
        values = try FeelValues(in: root)
        if let sources = root.optionalField(FeelSourceList.key) {
            _ = try sources.object()
            namesSources = true
        }
        if let units = root.optionalField(FeelUnits.key) {
            try FeelUnits.check(try units.object())
            namesUnits = true
        }
        stage = try root.optionalField(StageSettings.key).map { field throws(PlaygroundError) in
            try StageSettings(field.object())
        }
        other = try root.optionalField(OtherTuning.key).map { field throws(PlaygroundError) in
            try OtherTuning(field.object())
        }
    }

    private static func checkFormat(_ root: JSONObjectReader) throws(PlaygroundError) {
        let found = try root.field("format", "\"\(format)\"")
        guard found.value == .string(format) else {
            throw found.unexpected(
                "\"\(format)\"", remedy: "Is it a feel? 'scroll-playground feels show uikit --format json' prints one.")
        }
        let foundVersion = try root.field("version", "\(version)")
        guard try foundVersion.number("a whole number") == Double(version) else {
            throw foundVersion.unexpected("\(version)", remedy: "Use the scroll-playground that wrote the file.")
        }
    }

    private static func name(_ root: JSONObjectReader) throws(PlaygroundError) -> String {
        let field = try root.field("name", "a name")
        let name = try field.string("a name")
        guard !name.isEmpty else { throw field.unexpected("a name that is not empty") }
        return name
    }

    private static func base(_ root: JSONObjectReader) throws(PlaygroundError) -> String {
        guard let field = root.optionalField("base") else { return ScrollFeel.uikit.name }
        let name = try field.string("the name of a built-in feel")
        guard ScrollFeel.named(name) != nil else { throw field.unexpected("one of " + ScrollFeel.builtInNames) }
        return name
    }
}
