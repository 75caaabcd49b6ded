public import Foundation
public import ScrollPhysics

/// An event of the scroll view with its time.
public struct RecordedEvent: Equatable, Sendable {
    /// The time since the start of the recording; not negative.
    public var time: Duration
    /// The event.
    public var intent: ScrollIntent
    /// Additional changes that accompany a change of lengths. Other readers of the format ignore them.
    public var relayout = Relayout()
    /// `chosen`: the targets that the program's own target behaviour returned for this event, in order of the requests;
    /// nil if it left the choice to the motion. Other readers ignore them.
    public var chosen: [ScrollVector?] = []
    /// Members that this version does not recognize.
    package var unknown = JSONObject()

    /// Creates an event at `time` since the start of the recording.
    public init(_ intent: ScrollIntent, at time: Duration) {
        self.intent = intent
        self.time = time
    }

    /// Changes that accompany a change of lengths and are not determined by the lengths. Members of `resize` and
    /// `content` events.
    public struct Relayout: Equatable, Sendable {
        /// `adjust`: the number of points by which content before the visible part grew, moving the offset along. If
        /// the event's lengths equal the previous ones, only the offset was moved.
        public var shift = ScrollVector.zero
        /// `frames`: the new positions of the targets; nil if unchanged.
        public var frames: [CGRect]?
        /// `insets`: the new space around the content; nil if unchanged.
        public var insets: RecordedInsets?

        /// `remembered`: the new positions of the views on which the content rested, or towards which it was moving, in
        /// order of the requests.
        public var remembered: [RememberedOffset] = []

        /// Creates a change of the lengths alone.
        public init() {}
    }
}

/// A rest position that a change of lengths moved. The scroll view remembers the view at that position; a recording
/// contains only offsets.
public struct RememberedOffset: Equatable, Sendable {
    /// The offset at which the content rested, or was to rest, within the bounds of the new lengths.
    public var from: ScrollVector
    /// The offset at which it rests after the change.
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

    /// The keys of the members that have a value.
    package var keys: [String] {
        (shift == .zero ? [] : [Self.shiftKey]) + (frames == nil ? [] : [Self.framesKey])
            + (insets == nil ? [] : [Self.insetsKey]) + (remembered.isEmpty ? [] : [Self.rememberedKey])
    }
}
