/// The parameters that determine the feel of scrolling: a value without behaviour.
///
/// ``parameters`` lists each number with its unit, range and source.
public struct ScrollFeel: Codable, Equatable, Sendable {
    /// The name used in commands and files.
    public var name: String
    /// A summary in one sentence.
    public var summary: String
    /// The start of a drag.
    public var drag = DragFeel()
    /// The measurement of the velocity at a lift.
    public var velocity = VelocityFeel()
    /// The deceleration of a fling.
    public var fling = FlingFeel()
    /// The behaviour beyond the bounds.
    public var edge = EdgeFeel()
    /// The motion to a snap target.
    public var snap = SnapFeel()
    /// The behaviour of a wheel.
    public var wheel = WheelFeel()
    /// The behaviour of two-finger scrolling.
    public var touchpad = TouchpadFeel()
    /// The behaviour of keys.
    public var keyboard = KeyboardFeel()
    /// The behaviour of scrolling by the program.
    public var animation = AnimationFeel()

    /// Creates a feel with the numbers of ``uikit`` and another name.
    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}

extension ScrollFeel {
    /// Whether both have the same name, summary, numbers and choices. Strings are compared by their bytes.
    public static func == (a: ScrollFeel, b: ScrollFeel) -> Bool {
        a.name.hasBytes(of: b.name) && a.summary.hasBytes(of: b.summary) && a.hasMotion(of: b)
    }

    /// Whether both have the same numbers and choices.
    private func hasMotion(of other: ScrollFeel) -> Bool {
        drag == other.drag && velocity == other.velocity && fling == other.fling && edge == other.edge
            && snap == other.snap && wheel == other.wheel && touchpad == other.touchpad
            && keyboard == other.keyboard && animation == other.animation
    }
}
