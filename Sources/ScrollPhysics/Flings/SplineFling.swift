import CMath

/// The distance and duration of Android's fling: the same numbers in OverScroller, Compose, Chromium on Android and
/// Firefox on Android.
///
/// With l = ln(0.35·|v|/(f·P)) and D = ln 0.78/ln 0.9: duration = e^(l/(D - 1)) seconds, distance = f·P·e^(D·l/(D - 1))
/// pixels. P = 9.80665 m/s² · 39.37 in/m · 160·density px/in · 0.84.
public struct SplineFling: Equatable, Sendable {
    /// ViewConfiguration's scroll friction, above zero.
    public var friction: Double
    /// Pixels per 1/160 inch, above zero.
    public var density: Double

    /// Android's friction at one pixel per point, unless other values are given.
    public init(friction: Double = 0.015, density: Double = 1) {
        self.friction = friction
        self.density = density
    }

    /// D, the exponent that relates distance to duration: ln 0.78/ln 0.9.
    public static let exponent = 2.358_201_815_425_944_8
    /// The share of time at which the steep part of the spline ends.
    public static let inflexion = 0.35

    /// P, in pixels per second squared.
    public var deceleration: Double { 9.80665 * 39.37 * 160 * 0.84 * density }

    /// Seconds for a speed in pixels per second; zero for a speed that is zero or not a number.
    public func duration(at speed: Double) -> Double {
        guard speed > 0, speed < .infinity, friction > 0, density > 0 else { return 0 }
        return exp(log(Self.inflexion * speed / (friction * deceleration)) / (Self.exponent - 1))
    }

    /// Pixels for a speed in pixels per second: 0.35·|v|·duration, since e^(D·l/(D - 1)) is e^l·e^(l/(D - 1)).
    public func distance(at speed: Double) -> Double {
        let duration = duration(at: speed)
        return duration > 0 ? Self.inflexion * speed * duration : 0
    }
}
