import Foundation
import ScrollPhysics

/// Writes a recording: members in the order of the format's description, then unrecognized ones; numbers as the
/// shortest decimals that parse to the same values; one event per line. Equal recordings give equal text.
enum RecordingWriter {
    /// The keys of a recording in the order of writing.
    static let keys = [
        "format", "version", "viewport", "content", "insets", "pixel", "axes", "offset", "feel", "feelVersion",
        "feelValues",
        "targets", "events",
    ]

    static func text(_ recording: Recording) -> String { JSONWriter.text(.object(object(recording)), depth: 1) }

    /// Returns the members of the file, or of a recording inside another one.
    static func object(_ recording: Recording) -> JSONObject {
        var object: JSONObject = [
            "format": .string(Recording.format), "version": .number(Double(Recording.version)),
            "viewport": .object(size(recording.viewport)), "content": .object(size(recording.content)),
            "insets": .object(insets(recording.insets)),
        ]
        if recording.pixel > 0 { object["pixel"] = .number(recording.pixel) }
        object["axes"] = axes(recording.axes)
        object["offset"] = .object(vector("x", "y", recording.offset))
        object["feel"] = .string(recording.feel)
        if let version = recording.feelVersion { object["feelVersion"] = .string(version) }
        if !recording.feelValues.isEmpty || recording.unknown["feelValues"] != nil {
            object["feelValues"] = .object(recording.feelValues.json)
        }
        object["targets"] = .object(targets(recording.targets))
        object["events"] = .array(recording.events.compactMap(event).map { .object($0) })
        addUnknown(recording.unknown, to: &object)
        return object
    }

    private static func addUnknown(_ unknown: [String: JSONObject], to object: inout JSONObject) {
        for (key, rest) in unknown where !key.isEmpty {
            guard case .object(let known) = object[key] else { continue }
            object[key] = .object(known.appending(rest))
        }
        object = object.appending(unknown[""] ?? [:])
    }

    private static func size(_ size: CGSize) -> JSONObject {
        ["width": .number(size.width), "height": .number(size.height)]
    }

    private static func insets(_ insets: RecordedInsets) -> JSONObject {
        [
            "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
            "trailing": .number(insets.trailing),
        ]
    }

    private static func axes(_ axes: ScrollAxes) -> JSONValue {
        .array(ScrollAxis.allCases.filter { axes.contains($0) }.map { .string($0.rawValue) })
    }

    private static func vector(_ x: String, _ y: String, _ vector: ScrollVector) -> JSONObject {
        [x: .number(vector.x), y: .number(vector.y)]
    }

    private static func targets(_ targets: RecordedTargets) -> JSONObject {
        var object: JSONObject = ["behavior": .string(targets.behavior.rawValue)]
        if targets.pages { object["pages"] = .bool(true) }
        object["limit"] = .string(targets.limit.rawValue)
        object["anchor"] = offset(targets.anchor)
        object["frames"] = .array(targets.frames.map(frame))
        return object
    }

    private static func frame(_ frame: CGRect) -> JSONValue {
        .array([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { .number($0) })
    }
}

/// Events.
extension RecordingWriter {
    /// Nil for an intent without an event in the format.
    private static func event(_ event: RecordedEvent) -> JSONObject? {
        guard let (type, members) = described(event.intent) else { return nil }
        let start: JSONObject = ["t": .number(event.time.inSeconds), "type": .string(type.rawValue)]
        return start.appending(members).appending(relayout(event.relayout)).appending(chosen(event.chosen))
            .appending(event.unknown)
    }

    private static func chosen(_ targets: [ScrollVector?]) -> JSONObject {
        guard !targets.isEmpty else { return [:] }
        return [RecordedEvent.chosenKey: .array(targets.map { $0.map(offset) ?? .null })]
    }

    private static func offset(_ offset: ScrollVector) -> JSONValue { .array([.number(offset.x), .number(offset.y)]) }

    private static func relayout(_ relayout: RecordedEvent.Relayout) -> JSONObject {
        var object = JSONObject()
        if relayout.shift != .zero {
            object[RecordedEvent.Relayout.shiftKey] = offset(relayout.shift)
        }
        if let insets = relayout.insets { object[RecordedEvent.Relayout.insetsKey] = .object(self.insets(insets)) }
        if let frames = relayout.frames { object[RecordedEvent.Relayout.framesKey] = .array(frames.map(frame)) }
        if !relayout.remembered.isEmpty {
            let offsets = relayout.remembered.map { JSONValue.object(["from": offset($0.from), "to": offset($0.to)]) }
            object[RecordedEvent.Relayout.rememberedKey] = .array(offsets)
        }
        return object
    }

    private static func described(_ intent: ScrollIntent) -> (type: RecordedEventType, members: JSONObject)? {
        switch intent {
        case .down(let location, let pointer):
            let start: JSONObject = ["pointer": .string(pointer.rawValue)]
            return (.down, start.appending(vector("x", "y", location)))
        case .move(let location): return (.move, vector("x", "y", location))
        case .up(let location): return (.up, location.map { vector("x", "y", $0) } ?? [:])
        case .cancel: return (.cancel, [:])
        case .wheel(let source, let delta):
            let start: JSONObject = ["source": .string(source.rawValue)]
            return (.wheel, start.appending(vector("dx", "dy", delta)))
        case .key(let key, let shift): return (.key, ["key": .string(key.rawValue), "shift": .bool(shift)])
        case .fling(let velocity): return (.fling, vector("vx", "vy", velocity))
        case .scrollTo(let offset, let animated):
            return (.scrollTo, vector("x", "y", offset).appending(["animated": .bool(animated)]))
        case .resize(let width, let height): return (.resize, ["width": .number(width), "height": .number(height)])
        case .content(let width, let height): return (.content, ["width": .number(width), "height": .number(height)])
        case .insets: return nil
        }
    }
}

extension Recording {
    /// The recording as a file's text, in UTF-8 with a line break at its end.
    public var json: String { RecordingWriter.text(self) }

    /// The members of the recording's file.
    package var object: JSONObject { RecordingWriter.object(self) }

    /// Writes the recording atomically. Throws ``ExitStatus/inputOutput``.
    public func write(to path: String) throws(PlaygroundError) { try Files.write(Array(json.utf8), to: path) }
}
