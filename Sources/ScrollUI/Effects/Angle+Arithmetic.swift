extension Angle: Comparable {
    /// Creates an angle of zero.
    public init() {
        self.init(radians: 0)
    }

    /// Compares the angles in radians.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// Returns the angle multiplied by `factor`.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Returns the angle multiplied by `factor`.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// Returns the angle divided by `divisor`.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Returns the angle in the opposite direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Subtracts an angle.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    /// Multiplies the angle by `factor`.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Divides the angle by `divisor`.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
