public import Foundation
public import ScrollPhysics

/// A gesture and the scroll view that it was made in: what the window writes with `--record` and `trace` and `render` replay.
///
/// Points and seconds; y grows downwards. Keys that this version does not know stay in `unknown` and are written again.
/// Does not own: motion. ``Trace`` drives a scroller with it.
public struct Recording: Equatable, Sendable {
    /// What the file says in `format`.
    public static let format = "scroll-recording"
    /// The version of the format that is read and written.
    public static let version = 1

    /// Size of the window onto the content, in points, not negative.
    public var viewport: CGSize
    /// Size of what is scrolled, insets not counted, in points, not negative.
    public var content: CGSize
    /// Room around the content that can be scrolled to.
    public var insets = RecordedInsets()
    /// Length of a pixel of the display, in points; zero where it is not known, as in recordings that do not tell it.
    public var pixel = 0.0
    /// At least one.
    public var axes: ScrollAxes
    /// The offset before the first event, in points.
    public var offset = ScrollVector.zero
    /// Name of the feel that the gesture was made with.
    public var feel = "uikit"
    /// The version of the platform that this feel was of; nil where the file does not say, and for feels of no platform.
    public var feelVersion: String?
    /// What was tuned away from that feel. Other readers of the format do not know it and replay the feel as it is.
    public var feelValues = FeelValues()
    /// Where the scroll view comes to rest.
    public var targets = RecordedTargets()
    /// In order of time.
    public var events: [RecordedEvent]
    /// Members that this version does not know, by the path of the object that holds them; "" is the file itself.
    package var unknown: [String: JSONObject] = [:]

    /// A recording with no insets, offset and targets and the feel `uikit`.
    public init(viewport: CGSize, content: CGSize, axes: ScrollAxes = .vertical, events: [RecordedEvent] = []) {
        self.viewport = viewport
        self.content = content
        self.axes = axes
        self.events = events
    }

    /// When the last event happened, since the start; zero without events.
    public var duration: Duration { events.last?.time ?? .zero }
}

/// Room around the content that can be scrolled to, in points, not negative.
public struct RecordedInsets: Equatable, Sendable {
    /// Above the content.
    public var top = 0.0
    /// Before the content, at the left in a left-to-right language.
    public var leading = 0.0
    /// Below the content.
    public var bottom = 0.0
    /// After the content.
    public var trailing = 0.0

    /// No insets.
    public init() {}
}

/// Where the scroll view comes to rest.
public struct RecordedTargets: Equatable, Sendable {
    /// How a rest place is chosen.
    public enum Behavior: String, CaseIterable, Sendable {
        case none, paging, viewAligned
    }

    /// How a rest place is chosen.
    public var behavior = Behavior.none
    /// Whether rest places are whole pages though the format has no word for how they are chosen.
    public var pages = false
    /// How far one gesture may travel when frames are aligned.
    public var limit = TargetLimit.automatic
    /// The place in a frame and in the viewport that are aligned, as fractions: (0, 0) is the top leading corner.
    public var anchor = ScrollVector.zero
    /// Frames to align, in content coordinates, in points.
    public var frames: [CGRect] = []

    /// No targets.
    public init() {}
}
