/// Every number that makes scrolling feel as it does: a value, without behaviour.
///
/// ``parameters`` lists each number with its unit, range and source.
public struct ScrollFeel: Codable, Equatable, Sendable {
    /// What commands and files call it.
    public var name: String
    /// One sentence for people.
    public var summary: String
    /// When a press turns into a drag.
    public var drag = DragFeel()
    /// How the velocity at a lift is measured.
    public var velocity = VelocityFeel()
    /// How a fling slows down.
    public var fling = FlingFeel()
    /// What lies beyond the bounds.
    public var edge = EdgeFeel()
    /// How content comes to rest on a target.
    public var snap = SnapFeel()
    /// What a notch does.
    public var wheel = WheelFeel()
    /// What two fingers do.
    public var touchpad = TouchpadFeel()
    /// What keys do.
    public var keyboard = KeyboardFeel()
    /// How a program scrolls.
    public var animation = AnimationFeel()

    /// A feel with the numbers of ``uikit`` under another name.
    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}

extension ScrollFeel {
    /// Whether both have the same name, summary, numbers and choices. Texts are compared by their bytes.
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
