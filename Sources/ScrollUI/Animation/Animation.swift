/// The course of a value from its current state to its goal.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case spring(Spring)
        /// A spring that is added to running animations; the velocity is in distances per second.
        case interpolating(Spring, velocity: Double)
        case timing(UnitCurve, duration: Double)
        /// A curve implemented by the program.
        case custom(AnyCustomAnimation)
    }

    /// A modification of the curve. The first step is the innermost.
    enum Step: Hashable, Sendable {
        /// A delay in seconds.
        case delay(Double)
        /// A factor of the speed.
        case speed(Double)
        /// A number of repetitions; nil repeats forever.
        case repeats(count: Int?, autoreverses: Bool)
        /// A time of logical completion, in seconds.
        case logicallyComplete(after: Double)
    }

    let curve: Curve
    private(set) var steps: [Step] = []
    /// Whether the animation is, or was made from, ``default``, which is equal to no other animation.
    private var isDefault = false

    init(curve: Curve) {
        self.curve = curve
    }

    /// The duration in seconds that stands for forever, thirty years. Longer animations count as never ending.
    static let longest = 1e9

    private func adding(_ step: Step) -> Animation {
        var copy = self
        copy.steps.append(step)
        return copy
    }

    /// A spring of 0.5 s without bounce, as in iOS 17 and later. It moves like ``spring`` but is not equal to it: it is the animation of
    /// those who chose none.
    public static let `default`: Animation = {
        var animation = Animation.spring
        animation.isDefault = true
        return animation
    }()

    /// Returns the animation delayed by `delay` seconds. Delays add up. A negative delay skips the beginning of the animation.
    public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

    /// Returns the animation `speed` times as fast, including its delay. Zero or less leaves it unchanged.
    public func speed(_ speed: Double) -> Animation {
        speed > 0 ? adding(.speed(speed)) : self
    }

    /// Returns the animation repeated `repeatCount` times; with `autoreverses`, every second repetition runs backwards. A value whose last
    /// repetition runs backwards then jumps to its goal, as in SwiftUI. Values below one count as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.repeats(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Returns the animation repeated until the value is set again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.repeats(count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation with its logical completion `duration` seconds after the start, unless it is complete earlier.
    public func logicallyComplete(after duration: Double) -> Animation {
        adding(.logicallyComplete(after: max(0, duration)))
    }
}
