public import ScrollPhysics

/// A feel as a file: a built-in feel to start from, and the numbers and choices that differ.
///
/// ```json
/// { "format": "scroll-feel", "version": 1, "name": "mine", "base": "uikit",
///   "fling": {"curve": "exponential", "decelerationRate": 0.99} }
/// ```
/// Read strictly: keys and options that are not known, numbers out of range, wrong units and wrong kinds of values are refused
/// with their place.
public struct FeelFile: Equatable, Sendable {
    /// What the file says in `format`.
    public static let format = "scroll-feel"
    /// The version of the format that is read and written.
    public static let version = 1

    /// What people call the feel.
    public var name: String
    /// One sentence for people; empty for none.
    public var summary: String
    /// Name of the built-in feel that gives everything which is not set.
    public var base: String
    /// The numbers and choices that are set.
    public var values: FeelValues
    /// The version of the platform that the built-in feel was of when the file was written; nil where the file does not say, and
    /// for feels of no platform.
    public var baseVersion: String?
    /// Whether the file names the units of its numbers.
    public var namesUnits = false
    /// Whether it says of each value what it rests on.
    public var namesSources = false
    /// How the window's stage was set when this was tuned. A feel does not need it.
    package var stage: StageSettings?
    /// What the window compares this with. A feel does not need it.
    package var other: OtherTuning?

    /// A file with all its parts but the stage's settings.
    public init(name: String, summary: String = "", base: ScrollFeel = .uikit, values: FeelValues) {
        self.name = name
        self.summary = summary
        self.base = base.name
        self.values = values
        baseVersion = base.version
    }

    /// A file with every choice and number of `feel`, their units and what they rest on, to be edited by hand.
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

    /// The file's text, in UTF-8 with a line break at its end; the same every time.
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

    /// The file at `path`. Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``.
    public init(contentsOf path: String) throws(PlaygroundError) { try self.init(try Files.read(path), file: path) }

    /// The file that `bytes` hold. `file` is only used in messages. Throws ``ExitStatus/malformed``.
    public init(_ bytes: [UInt8], file: String) throws(PlaygroundError) {
        let root = try JSONReader(bytes, file: file) { ScrollFeel.parameter($0)?.expectation }.object()
        try Self.checkFormat(root)
        if let other = root.object.others(than: Set(Self.keys)).members.first {
            throw PlaygroundError(
                .malformed, "\(file): \(other.key): a feel has nothing of this name.",
                remedy: "Remove it, or correct it to one of \(Self.keys.joined(separator: ", ")).")
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
        guard ScrollFeel.named(name) != nil else { throw field.unexpected("one of " + FeelLibrary.names) }
        return name
    }
}
