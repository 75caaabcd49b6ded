public import Foundation
public import ScrollPhysics

/// Something that happened to the scroll view, at its own time.
public struct RecordedEvent: Equatable, Sendable {
    /// Since the start of the recording; not negative.
    public var time: Duration
    /// What happened.
    public var intent: ScrollIntent
    /// What changed with the content's lengths. Other readers of the format do not know it.
    public var relayout = Relayout()
    /// `chosen`: what the program's own target behaviour answered when it was asked for a target on account of this event,
    /// in order of the questions; nil where it left the choice to the motion. Other readers do not know it.
    public var chosen: [ScrollVector?] = []
    /// Members that this version does not know.
    package var unknown = JSONObject()

    /// An event at `time` since the start of the recording.
    public init(_ intent: ScrollIntent, at time: Duration) {
        self.intent = intent
        self.time = time
    }

    /// What a change of lengths brings with it that the lengths do not tell. Members of `resize` and `content` events.
    public struct Relayout: Equatable, Sendable {
        /// `adjust`: content before the visible part grew by this many points, and the offset with it. Where the event's
        /// lengths are those before, only the offset was moved.
        public var shift = ScrollVector.zero
        /// `frames`: where the targets are from now on; nil where they stay.
        public var frames: [CGRect]?
        /// `insets`: the space around the content from now on; nil where it stays.
        public var insets: RecordedInsets?

        /// `remembered`: where the views that the content rested on, or was on its way to, lie from now on, in order of
        /// the questions.
        public var remembered: [RememberedOffset] = []

        /// Nothing but the lengths changes.
        public init() {}
    }
}

/// A rest position that other lengths moved, since the scroll view remembers the view that lies there and a recording knows
/// offsets alone.
public struct RememberedOffset: Equatable, Sendable {
    /// The offset at which the content rested, or was to rest, within the bounds of the new lengths.
    public var from: ScrollVector
    /// The offset at which it rests then.
    public var to: ScrollVector

    /// Both in points.
    public init(from: ScrollVector, to: ScrollVector) {
        self.from = from
        self.to = to
    }
}

extension RecordedEvent {
    static let chosenKey = "chosen"
}

extension RecordedEvent.Relayout {
    static let shiftKey = "adjust"
    static let framesKey = "frames"
    static let insetsKey = "insets"
    static let rememberedKey = "remembered"

    /// The members that say something.
    package var keys: [String] {
        (shift == .zero ? [] : [Self.shiftKey]) + (frames == nil ? [] : [Self.framesKey])
            + (insets == nil ? [] : [Self.insetsKey]) + (remembered.isEmpty ? [] : [Self.rememberedKey])
    }
}
