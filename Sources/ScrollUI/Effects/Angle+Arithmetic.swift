extension Angle: Comparable {
    /// No turn.
    public init() {
        self.init(radians: 0)
    }

    /// By how far they turn clockwise.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// One turn after the other.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// One turn, and another one back.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// The turn `factor` times.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// The turn `factor` times.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// A part of the turn.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// The same turn the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Turns further.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Turns back.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    /// Turns `factor` times as far.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Turns a part of it.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
