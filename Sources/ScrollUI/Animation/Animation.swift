/// How a value goes from where it is to where it should be.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case spring(Spring)
        /// A spring that is added to what runs already; the velocity is in distances per second.
        case interpolating(Spring, velocity: Double)
        case timing(UnitCurve, duration: Double)
        /// What the program makes of it.
        case custom(AnyCustomAnimation)
    }

    /// What was done to the curve, innermost first.
    enum Step: Hashable, Sendable {
        /// Seconds.
        case delay(Double)
        /// How many times faster.
        case speed(Double)
        /// A nil count is for ever.
        case repeats(count: Int?, autoreverses: Bool)
        /// Seconds.
        case logicallyComplete(after: Double)
    }

    let curve: Curve
    private(set) var steps: [Step] = []

    init(curve: Curve) {
        self.curve = curve
    }

    /// Seconds that stand for ever, thirty years: what lasts longer is held to never end.
    static let longest = 1e9

    private func adding(_ step: Step) -> Animation {
        var copy = self
        copy.steps.append(step)
        return copy
    }

    /// A spring of half a second without bounce, as since iOS 17.
    public static let `default` = Animation.spring

    /// The same animation, which begins `delay` seconds later. Delays add up. Below zero it begins in its middle.
    public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

    /// The same animation, `speed` times as fast, its delay too. Zero or less leaves it as it is.
    public func speed(_ speed: Double) -> Animation {
        speed > 0 ? adding(.speed(speed)) : self
    }

    /// The animation `repeatCount` times in a row; with `autoreverses`, every second time backwards. A value that ends
    /// on the way back then jumps to its goal, as in SwiftUI. Less than one counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.repeats(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// The animation again and again, until the value is set otherwise.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.repeats(count: nil, autoreverses: autoreverses))
    }

    /// The same animation, which counts as done after `duration` seconds for those who wait for its logical completion.
    public func logicallyComplete(after duration: Double) -> Animation {
        adding(.logicallyComplete(after: max(0, duration)))
    }
}
