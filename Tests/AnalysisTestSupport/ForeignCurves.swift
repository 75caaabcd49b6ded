import Foundation
import ScrollAnalysis

/// Curves by the formulas of other platforms, computed here and not by our motions.
package struct ForeignCurve: CustomStringConvertible {
    package let description: String
    /// The feel that has this curve.
    package let feel: String
    package let bounds: ClosedRange<Double>?
    package let offset: @Sendable (Double) -> Double

    package init(
        description: String, feel: String, bounds: ClosedRange<Double>?, offset: @escaping @Sendable (Double) -> Double
    ) {
        (self.description, self.feel, self.bounds, self.offset) = (description, feel, bounds, offset)
    }

    /// UIKit's exponential decay, which ends at 10 points a second.
    package static func uikit(rate: Double, velocity: Double) -> ForeignCurve {
        let k = -1000 * log(rate)
        let end = log(abs(velocity) / 10) / k
        return ForeignCurve(description: "UIKit \(rate)", feel: rate > 0.995 ? "uikit" : "uikit-fast", bounds: nil) {
            100 + velocity * (1 - exp(-k * min($0, end))) / k
        }
    }

    /// GTK's kinetic scrolling: friction of 4 a second, until less than a point a second is left.
    package static func gtk(velocity: Double) -> ForeignCurve {
        let end = log(abs(velocity)) / 4
        return ForeignCurve(description: "GTK", feel: "gtk", bounds: nil) {
            100 + velocity * (1 - exp(-4 * min($0, end))) / 4
        }
    }

    /// A fling with UIKit's rate into the end at 500, followed by a critically damped spring with 2π/0.575 s.
    package static func bounce(velocity: Double) -> ForeignCurve {
        let k = -1000 * log(0.998)
        let meeting = -log(1 - 400 * k / velocity) / k
        let left = velocity * exp(-k * meeting)
        let omega = 2 * Double.pi / 0.575
        return ForeignCurve(description: "UIKit's bounce", feel: "uikit", bounds: 0...500) { time in
            if time <= meeting { return 100 + velocity * (1 - exp(-k * time)) / k }
            let since = time - meeting
            return 500 + left * since * exp(-omega * since)
        }
    }

    /// Flutter's friction simulation with a drag of 0.135, which ends at 20 points a second.
    package static func flutter(velocity: Double) -> ForeignCurve {
        let k = -log(0.135)
        let end = log(abs(velocity) / 20) / k
        return ForeignCurve(description: "Flutter", feel: "flutter", bounds: nil) {
            100 + velocity * (1 - exp(-k * min($0, end))) / k
        }
    }

    /// Qt Quick's constant deceleration of 1500 points a second squared.
    package static func constantDeceleration(velocity: Double) -> ForeignCurve {
        let end = velocity / 1500
        return ForeignCurve(description: "Qt Quick", feel: "qt-quick", bounds: nil) {
            100 + velocity * min($0, end) - 750 * min($0, end) * min($0, end)
        }
    }

    /// A fling with UIKit's rate into the end at 500, followed by an underdamped spring.
    package static func swinging(velocity: Double, damping: Double) -> ForeignCurve {
        let k = -1000 * log(0.998)
        let meeting = -log(1 - 400 * k / velocity) / k
        let left = velocity * exp(-k * meeting)
        let omega = 2 * Double.pi / 0.575
        let swing = omega * (1 - damping * damping).squareRoot()
        return ForeignCurve(description: "a bounce damped by \(damping)", feel: "uikit", bounds: 0...500) { time in
            if time <= meeting { return 100 + velocity * (1 - exp(-k * time)) / k }
            let since = time - meeting
            return 500 + left / swing * exp(-damping * omega * since) * sin(swing * since)
        }
    }

    /// Android's OverScroller: its spline through 100 knots, and its formulas for distance and duration. `density` is
    /// the pixels per point in which it computes; with `isWhole`, the offsets are rounded to whole pixels, as it
    /// reports them.
    package static func android(
        velocity points: Double, density: Double = 1, friction: Double = 0.015, isWhole: Bool = false,
        name: String = "android"
    ) -> ForeignCurve {
        let (inflection, velocity) = (0.35, points * density)
        let rate = log(0.78) / log(0.9)
        let pull = 9.80665 * 39.37 * 160 * density * 0.84
        let effort = log(inflection * abs(velocity) / (friction * pull))
        let duration = exp(effort / (rate - 1))
        let distance = friction * pull * exp(rate / (rate - 1) * effort)
        let knots = (0..<100).map { knot(at: Double($0) / 100, inflection) } + [1]
        return ForeignCurve(description: "\(name) at density \(density)", feel: name, bounds: nil) { time in
            let share = min(time / duration, 1) * 100
            let index = min(Int(share), 99)
            let pixels = distance * (knots[index] + (share - Double(index)) * (knots[index + 1] - knots[index]))
            return 100 + (isWhole ? pixels.rounded() : pixels) / density
        }
    }

    /// Flutter's ClampingScrollSimulation: Android's distance, with the exponent that makes the curve ballistic.
    package static func flutterClamping(velocity: Double) -> ForeignCurve {
        let (inflection, friction) = (0.35, 0.015)
        let rate = log(0.78) / log(0.9)
        let reference = friction * 9.80665 * 39.37 * 160 * 0.84 / inflection
        let duration = pow(abs(velocity) / reference, 1 / (rate - 1)) * rate * inflection
        let distance = abs(velocity) * duration / rate
        return ForeignCurve(description: "Flutter's clamping", feel: "flutter-clamping", bounds: nil) { time in
            100 + distance * (1 - pow(1 - min(time / duration, 1), rate))
        }
    }

    /// Chromium's scroll animation of one notch of 120 pixels at 0.1 s: a fifth of a second of CSS's ease-in-out.
    package static let chromiumNotch = ForeignCurve(description: "Chromium's wheel", feel: "chromium", bounds: nil) {
        time in
        let share = min(max((time - 0.1) / 0.2, 0), 1)
        var (low, high) = (0.0, 1.0)
        func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
            3 * t * (1 - t) * ((1 - t) * first + t * second) + t * t * t
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, 0.42, 0.58) < share { low = middle } else { high = middle }
        }
        return 120 * bezier(low, 0, 1)
    }

    /// The share of the distance after a share of the time, by bisection as OverScroller's own table is made.
    private static func knot(at time: Double, _ inflection: Double) -> Double {
        let (first, second) = (0.5 * inflection, inflection)
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-9 {
            let x = (low + high) / 2
            let reached = 3 * x * (1 - x) * ((1 - x) * first + x * second) + x * x * x
            if reached > time { high = x } else { low = x }
        }
        let x = (low + high) / 2
        return 3 * x * (1 - x) * ((1 - x) * 0.5 + x) + x * x * x
    }

    /// A motion that content never makes by itself.
    package static let swing = ForeignCurve(description: "a swing", feel: "", bounds: nil) { 300 + 80 * sin(4 * $0) }

    /// The curve sampled `rate` times a second for `seconds`, with `noise` points of Gaussian noise; of each hundred
    /// rows, `missing` are omitted.
    package func curve(
        rate: Double = 60, seconds: Double = 3, noise: Double = 0, missing: Int = 0, seed: UInt64 = 1
    ) -> MeasuredCurve {
        var random = SplitMix(seed: seed)
        var times: [Double] = []
        var offsets: [Double] = []
        for index in 0..<Int(rate * seconds) {
            let time = Double(index) / rate
            let (one, other) = (Double.random(in: 1e-12...1, using: &random), Double.random(in: 0...1, using: &random))
            let error = noise * (-2 * log(one)).squareRoot() * cos(2 * Double.pi * other)
            if index > 0, Int.random(in: 0..<100, using: &random) < missing { continue }
            times.append(time)
            offsets.append(offset(time) + error)
        }
        return MeasuredCurve(times: times, offsets: offsets, bounds: bounds)
    }
}
