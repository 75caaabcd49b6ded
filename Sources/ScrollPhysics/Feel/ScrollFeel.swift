/// Every number that makes scrolling feel as it does: a value, without behaviour.
///
/// ``parameters`` lists each number with its unit, range and source.
public struct ScrollFeel: Codable, Equatable, Sendable {
    /// What commands and files call it.
    public var name: String
    /// One sentence for people.
    public var summary: String
    public var drag = DragFeel()
    public var velocity = VelocityFeel()
    public var fling = FlingFeel()
    public var edge = EdgeFeel()
    public var snap = SnapFeel()
    public var wheel = WheelFeel()
    public var touchpad = TouchpadFeel()
    public var keyboard = KeyboardFeel()
    public var animation = AnimationFeel()

    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
