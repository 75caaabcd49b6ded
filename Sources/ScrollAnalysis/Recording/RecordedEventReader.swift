import Foundation
import ScrollPhysics

/// Reads one event of a recording.
package struct RecordedEventReader {
    /// A day, in seconds; a longer time indicates a wrong unit.
    package static let latest = 86_400.0

    private let object: JSONObjectReader

    package init(_ reader: JSONReader) throws(PlaygroundError) { object = try reader.object() }

    package func event() throws(PlaygroundError) -> RecordedEvent {
        let seconds = try number("t", "seconds since the start of the recording", in: 0...Self.latest)
        let type = try object.field("type", "the type of the event").choice(of: RecordedEventType.allCases)
        var event = RecordedEvent(try intent(type), at: Duration(wholeNanosecondsIn: seconds))
        event.relayout = relayout(type)
        event.relayout.remembered = try remembered(type)
        event.chosen = chosen()
        let own = type.keys.union(event.relayout.keys).union(event.chosen.isEmpty ? [] : [RecordedEvent.chosenKey])
        event.unknown = object.object.others(than: own)
        return event
    }

    /// Follows the same rule as ``relayout(_:)``.
    private func chosen() -> [ScrollVector?] {
        let targets = try? object.optionalField(RecordedEvent.chosenKey)?.elements().map { element in
            element.value == .null ? nil : try element.offset()
        }
        return targets ?? []
    }

    /// Members of the same names with other contents belong to another program and are preserved unchanged.
    private func relayout(_ type: RecordedEventType) -> RecordedEvent.Relayout {
        var relayout = RecordedEvent.Relayout()
        guard type.isLayout else { return relayout }
        relayout.shift = (try? object.optionalField(RecordedEvent.Relayout.shiftKey)?.offset()) ?? .zero
        relayout.frames = try? object.optionalField(RecordedEvent.Relayout.framesKey)?.elements().map { element in
            try element.rectangle()
        }
        relayout.insets = try? object.optionalField(RecordedEvent.Relayout.insetsKey).map { try $0.object().insets() }
        return relayout
    }

    /// Reading is strict: a replay that ignored a mistake here would end elsewhere for no visible reason.
    private func remembered(_ type: RecordedEventType) throws(PlaygroundError) -> [RememberedOffset] {
        guard type.isLayout, let list = object.optionalField(RecordedEvent.Relayout.rememberedKey) else { return [] }
        var offsets: [RememberedOffset] = []
        for element in try list.elements() { offsets.append(try RememberedOffset(element.object())) }
        return offsets
    }

    private func intent(_ type: RecordedEventType) throws(PlaygroundError) -> ScrollIntent {
        switch type {
        case .down:
            .down(
                try position(),
                try object.field("pointer", "\"mouse\", \"touch\" or \"pen\"")
                    .choice(of: [PointerKind.mouse, .touch, .pen]))
        case .move: .move(try position())
        case .up: .up(try optionalPosition())
        case .cancel: .cancel
        case .wheel: try wheel()
        case .key: try key()
        case .fling: .fling(try object.vector("vx", "vy", "a velocity of the offset in points per second"))
        case .scrollTo: .scrollTo(try object.vector("x", "y", "an offset in points"), animated: try flag("animated"))
        case .resize: try size(upTo: Double(FileLimit.side.value)) { .resize(width: $0.width, height: $0.height) }
        case .content: try size { .content(width: $0.width, height: $0.height) }
        }
    }

    private func size(
        upTo longest: Double = JSONReader.Limits.magnitude, _ intent: (CGSize) -> ScrollIntent
    ) throws(PlaygroundError) -> ScrollIntent {
        intent(try object.size(upTo: longest))
    }

    private func wheel() throws(PlaygroundError) -> ScrollIntent {
        let source = try object.field("source", "\"notch\" or \"touchpad\"").choice(of: [WheelSource.notch, .touchpad])
        return .wheel(source, try object.vector("dx", "dy", source == .notch ? "notches" : "points of finger travel"))
    }

    private func key() throws(PlaygroundError) -> ScrollIntent {
        .key(try object.field("key", "the name of a key").choice(of: ScrollKey.allCases), shift: try flag("shift"))
    }

    private func flag(_ key: String) throws(PlaygroundError) -> Bool { try object.optionalField(key)?.bool() ?? false }

    private func position() throws(PlaygroundError) -> ScrollVector {
        try object.vector("x", "y", "a location in the viewport in points")
    }

    /// Returns both coordinates or nil: the location of a lift is not always known.
    private func optionalPosition() throws(PlaygroundError) -> ScrollVector? {
        if object.object["x"] == nil && object.object["y"] == nil { return nil }
        return try position()
    }

    private func number(
        _ key: String, _ meaning: String, in range: ClosedRange<Double>
    ) throws(PlaygroundError) -> Double {
        try object.field(key, meaning).number(in: range, meaning)
    }
}

/// The types of events, in the order of the format's description.
enum RecordedEventType: String, CaseIterable {
    case down, move, up, cancel, wheel, key, fling, scrollTo, resize, content

    /// True if the event changes lengths.
    var isLayout: Bool { self == .resize || self == .content }

    /// The keys of an event of this type.
    var keys: Set<String> {
        let own: Set<String> =
            switch self {
            case .down: ["pointer", "x", "y"]
            case .move, .up: ["x", "y"]
            case .cancel: []
            case .wheel: ["source", "dx", "dy"]
            case .key: ["key", "shift"]
            case .fling: ["vx", "vy"]
            case .scrollTo: ["x", "y", "animated"]
            case .resize, .content: ["width", "height"]
            }
        return own.union(["t", "type"])
    }
}

extension RememberedOffset {
    fileprivate init(_ object: JSONObjectReader) throws(PlaygroundError) {
        let meaning = "an offset as two lengths in points"
        from = try object.field("from", meaning).offset()
        to = try object.field("to", meaning).offset()
    }
}
