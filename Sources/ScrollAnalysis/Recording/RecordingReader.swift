import Foundation
import ScrollPhysics

/// Reads a recording strictly: missing members, wrong types and wrong order are errors that include the position.
///
/// Required are `format`, `version`, `viewport`, `content`, `axes` and `events`. The defaults of the rest are no
/// insets, offset and targets, and the feel `uikit`. Unknown keys are preserved, unknown types of events are errors.
package struct RecordingReader {
    private let root: JSONObjectReader
    private var unknown: [String: JSONObject] = [:]

    /// Throws ``ExitStatus/malformed``. `file` is only used in messages. Linear in the length of the file.
    package static func read(_ bytes: [UInt8], file: String) throws(PlaygroundError) -> Recording {
        try read(JSONReader(bytes, file: file))
    }

    /// Reads a recording inside a file.
    package static func read(_ value: JSONReader) throws(PlaygroundError) -> Recording {
        var reader = RecordingReader(root: try value.object())
        return try reader.recording()
    }

    private init(root: JSONObjectReader) { self.root = root }

    private mutating func recording() throws(PlaygroundError) -> Recording {
        try checkFormat()
        var recording = Recording(
            viewport: try size(
                "viewport", upTo: Double(FileLimit.side.value), "the viewport's width and height in points"),
            content: try size("content", "the content's width and height in points"),
            axes: try axes(), events: try events())
        recording.insets = try insets()
        recording.pixel =
            try root.optionalField("pixel")?.number(in: 0...1000, "the length of a pixel in points") ?? recording.pixel
        recording.offset = try offset()
        recording.feel = try root.optionalField("feel")?.string("the name of a feel") ?? recording.feel
        recording.feelVersion = try root.optionalField("feelVersion")?.string("the version of a platform, in words")
        recording.feelValues = try feelValues()
        recording.targets = try targets()
        if case .array? = root.object[Recording.viewsKey] {
            _ = try root.optionalField(Recording.viewsKey)?.elements(.views)
        }
        unknown[""] = root.object.others(than: Set(RecordingWriter.keys))
        recording.unknown = unknown.filter { !$0.value.members.isEmpty }
        return recording
    }

    private func checkFormat() throws(PlaygroundError) {
        let format = try root.field("format", "\"\(Recording.format)\"")
        guard format.value == .string(Recording.format) else {
            throw format.unexpected(
                "\"\(Recording.format)\"",
                remedy: "Is it a recording? 'scroll-playground run --record FILE.json' writes one.")
        }
        let version = try root.field("version", "\(Recording.version)")
        guard try version.number("a whole number") == Double(Recording.version) else {
            throw version.unexpected(
                "\(Recording.version)",
                remedy: "Record the gesture again, or use the scroll-playground that wrote the file.")
        }
    }

    private mutating func axes() throws(PlaygroundError) -> ScrollAxes {
        let field = try root.field("axes", "a list of \"horizontal\" and \"vertical\"")
        var axes: ScrollAxes = []
        for element in try field.elements() { axes.insert(ScrollAxes(try element.choice(of: ScrollAxis.allCases))) }
        guard !axes.isEmpty else { throw field.unexpected("at least one of \"horizontal\", \"vertical\"") }
        return axes
    }

    private mutating func size(
        _ key: String, upTo longest: Double = JSONReader.Limits.magnitude, _ meaning: String
    ) throws(PlaygroundError) -> CGSize {
        let object = try root.field(key, meaning).object()
        unknown[key] = object.object.others(than: ["width", "height"])
        return try object.size(upTo: longest)
    }

    private mutating func insets() throws(PlaygroundError) -> RecordedInsets {
        guard let object = try root.optionalField("insets")?.object() else { return RecordedInsets() }
        unknown["insets"] = object.object.others(than: ["top", "leading", "bottom", "trailing"])
        return try object.insets()
    }

    private mutating func offset() throws(PlaygroundError) -> ScrollVector {
        guard let object = try root.optionalField("offset")?.object() else { return .zero }
        unknown["offset"] = object.object.others(than: ["x", "y"])
        return try object.vector("x", "y", "an offset in points")
    }

    private mutating func feelValues() throws(PlaygroundError) -> FeelValues {
        guard let object = try root.optionalField("feelValues")?.object() else { return FeelValues() }
        unknown["feelValues"] = object.object.others(than: Set(FeelValues.groups))
        return try FeelValues(in: object)
    }

    private mutating func targets() throws(PlaygroundError) -> RecordedTargets {
        var targets = RecordedTargets()
        guard let object = try root.optionalField("targets")?.object() else { return targets }
        unknown["targets"] = object.object.others(than: ["behavior", "pages", "limit", "anchor", "frames"])
        let behaviors = RecordedTargets.Behavior.allCases
        targets.behavior = try object.field("behavior", "\"none\", \"paging\" or \"viewAligned\"").choice(of: behaviors)
        targets.pages = try object.optionalField("pages")?.bool() ?? targets.pages
        targets.limit = try object.optionalField("limit")?.choice(of: TargetLimit.allCases) ?? targets.limit
        if let anchor = try object.optionalField("anchor")?.numbers(2, in: 0...1, "two fractions") {
            targets.anchor = ScrollVector(x: anchor[0], y: anchor[1])
        }
        for frame in try object.optionalField("frames")?.elements() ?? [] {
            targets.frames.append(try frame.rectangle())
        }
        return targets
    }

    private func events() throws(PlaygroundError) -> [RecordedEvent] {
        var events: [RecordedEvent] = []
        for element in try root.field("events", "a list of events").elements(.events) {
            let event = try RecordedEventReader(element).event()
            if let previous = events.last, event.time < previous.time {
                throw element.unexpectedTime(event.time, after: previous.time, index: events.count - 1)
            }
            events.append(event)
        }
        return events
    }
}

extension Recording {
    /// Reads the file at `path`. Throws ``ExitStatus/inputOutput`` or ``ExitStatus/malformed``.
    public init(contentsOf path: String) throws(PlaygroundError) {
        self = try RecordingReader.read(try Files.read(path), file: path)
    }

    /// Parses `bytes`. `file` is only used in messages. Throws ``ExitStatus/malformed``.
    public init(_ bytes: [UInt8], file: String) throws(PlaygroundError) {
        self = try RecordingReader.read(bytes, file: file)
    }
}
