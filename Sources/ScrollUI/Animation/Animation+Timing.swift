extension Animation {
    /// The default duration of a timing curve, in seconds.
    private static let standardDuration = 0.35

    /// Moves at a constant speed, for 0.35 s.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// Starts slowly and ends at full speed, for 0.35 s.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Starts at full speed and ends slowly, for 0.35 s.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Starts and ends slowly, for 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Moves at a constant speed. `duration` is in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly and ends at full speed. `duration` is in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Starts at full speed and ends slowly. `duration` is in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly. `duration` is in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Follows a timing curve. `duration` is in seconds; zero or less changes the value immediately.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(curve: .timing(curve, duration: duration))
    }

    /// Follows the cubic Bezier curve with the control points (`p1x`, `p1y`) and (`p2x`, `p2y`); the x of both is clamped to 0...1.
    /// `duration` is in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }
}
