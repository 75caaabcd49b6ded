public import Foundation
public import ScrollPhysics

/// A gesture and the scroll view in which it was made. The window writes it with `--record`; `trace` and `render`
/// replay it.
///
/// Points and seconds; y grows downwards. Unknown keys are stored in `unknown` and written again. Does not own motion:
/// ``Trace`` drives a scroller with a recording.
public struct Recording: Equatable, Sendable {
    /// The value of `format` in the file.
    public static let format = "scroll-recording"
    /// The supported version of the format.
    public static let version = 1

    /// The size of the viewport, in points, not negative.
    public var viewport: CGSize
    /// The size of the content without insets, in points, not negative.
    public var content: CGSize
    /// The scrollable space around the content.
    public var insets = RecordedInsets()
    /// The length of a display's pixel in points; zero if unknown.
    public var pixel = 0.0
    /// The scrolling axes, at least one.
    public var axes: ScrollAxes
    /// The offset before the first event, in points.
    public var offset = ScrollVector.zero
    /// The name of the feel that the gesture was made with.
    public var feel = "uikit"
    /// The version of that feel's platform; nil if the file does not state it, and for feels without a platform.
    public var feelVersion: String?
    /// The tuned values of that feel. Other readers of the format ignore them and replay the feel without them.
    public var feelValues = FeelValues()
    /// The targets of the scroll view.
    public var targets = RecordedTargets()
    /// The events in order of time.
    public var events: [RecordedEvent]
    /// Unrecognized members by the path of the object that contains them; "" is the file itself.
    package var unknown: [String: JSONObject] = [:]

    /// Creates a recording without insets, offset and targets, in the feel `uikit`.
    public init(viewport: CGSize, content: CGSize, axes: ScrollAxes = .vertical, events: [RecordedEvent] = []) {
        self.viewport = viewport
        self.content = content
        self.axes = axes
        self.events = events
    }

    /// The time of the last event since the start; zero without events.
    public var duration: Duration { events.last?.time ?? .zero }
}

/// Scrollable space around the content, in points, not negative.
public struct RecordedInsets: Equatable, Sendable {
    /// Above the content.
    public var top = 0.0
    /// Before the content; left in a left-to-right layout.
    public var leading = 0.0
    /// Below the content.
    public var bottom = 0.0
    /// After the content.
    public var trailing = 0.0

    /// No insets.
    public init() {}
}

/// The targets of a scroll view.
public struct RecordedTargets: Equatable, Sendable {
    /// The rule by which a target is chosen.
    public enum Behavior: String, CaseIterable, Sendable {
        case none, paging, viewAligned
    }

    /// The rule by which a target is chosen.
    public var behavior = Behavior.none
    /// Whether targets are whole pages although `behavior` does not express it.
    public var pages = false
    /// The distance that one gesture may travel when frames are aligned.
    public var limit = TargetLimit.automatic
    /// The point in a frame and in the viewport that are aligned, as fractions: (0, 0) is the top leading corner.
    public var anchor = ScrollVector.zero
    /// The frames to align, in content coordinates, in points.
    public var frames: [CGRect] = []

    /// Creates no targets.
    public init() {}
}
