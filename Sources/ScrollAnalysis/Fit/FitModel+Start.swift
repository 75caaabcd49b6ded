import Foundation
import ScrollPhysics

/// The starting point of a search, close enough to the solution that the search finds it.
extension FitModel {
    /// Returns the initial unknowns for a feel.
    package func start(_ feel: ScrollFeel) -> [Double] {
        switch source {
        case .release: return nearestRelease(feel)
        case .input(let recording, let axis):
            let found: CurveAlignment.Fit = free.isEmpty ? (0, 0, 1) : aligned(recording, axis, feel)
            return free.map { $0 == .time ? found.delay : $0 == .offset ? found.shift : found.scale }
        }
    }

    /// Returns the offset at the lift, which may precede the first known offset.
    private func beginning(_ velocity: Double, _ delay: Double) -> Double {
        curve.offsets[0] - velocity * max(0, curve.times[0] + delay)
    }

    /// Returns the best starting point among a few velocities around the one at the lift. A curve with an unknown clock
    /// may begin before the lift, under a finger or at rest; then the moment of the largest velocity is also tried as
    /// the lift.
    private func nearestRelease(_ feel: ScrollFeel) -> [Double] {
        var lifts = [(delay: 0.0, velocity: curve.firstVelocity)]
        if isLiftBounded {
            lifts += [0.5, 1].map { ($0 * curve.liftInterval, curve.firstVelocity) }
        } else if free.contains(.time) {
            let fastest = curve.fastest
            lifts.append((-fastest.time, fastest.velocity))
        }
        let starts = lifts.flatMap { lift in
            [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2].map { share in
                let velocity = share * lift.velocity
                return [beginning(velocity, lift.delay), velocity] + free.map { $0 == .scale ? 1.0 : lift.delay }
            }
        }
        let sums = starts.map { sum(of: feel, $0) }
        return starts[sums.indices.min { sums[$0] < sums[$1] } ?? 0]
    }

    private func sum(of feel: ScrollFeel, _ unknowns: [Double]) -> Double {
        let observations = curve.observations
        var predictions = observations
        self.predictions(of: feel, unknowns, into: &predictions)
        return zip(predictions, observations).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }

    /// Samples per second of the motion that the curve is aligned with.
    private static let rate = 200.0
    /// The length of the motion that is aligned, in seconds.
    private static let longest = 120.0

    /// Returns the start of the clock at which the curve is nearest to the feel's motion for the input, with the best
    /// offset and scale there. Linear in the events and in the duration.
    private func aligned(
        _ recording: Recording, _ axis: ScrollAxis, _ feel: ScrollFeel
    ) -> (delay: Double, shift: Double, scale: Double) {
        let end = min(RestState(of: recording, in: feel).time.inSeconds, Self.longest)
        var replay = Replay(recording, feel: feel)
        let motion = (0...Int(end * Self.rate)).map { index in
            let time = Duration(wholeNanosecondsIn: Double(index) / Self.rate)
            replay.advance(to: time)
            return replay.scroller.offset(at: time)[axis]
        }
        let alignment = CurveAlignment(
            curve, motion: motion, rate: Self.rate, movesOffset: free.contains(.offset),
            scales: free.contains(.scale))
        return alignment.best(movesTime: free.contains(.time), end: end)
    }
}

/// Aligns a curve with an evenly sampled motion, over shifts of its times.
struct CurveAlignment {
    /// A start of the clock with the best offset and scale.
    typealias Fit = (delay: Double, shift: Double, scale: Double)

    private let times: [Double]
    private let offsets: [Double]
    private let motion: [Double]
    private let rate: Double
    private let movesOffset: Bool
    private let scales: Bool

    /// The number of rows of the curve that are used.
    private static let mostRows = 150
    /// The number of starts of the clock in the first pass.
    private static let tries = 600

    /// `motion` has `rate` samples per second, starting at zero.
    init(_ curve: MeasuredCurve, motion: [Double], rate: Double, movesOffset: Bool, scales: Bool) {
        let step = max(1, curve.times.count / Self.mostRows)
        let rows = stride(from: 0, to: curve.times.count, by: step)
        (times, offsets) = (rows.map { curve.times[$0] }, rows.map { curve.offsets[$0] })
        (self.motion, self.rate, self.movesOffset, self.scales) = (motion, rate, movesOffset, scales)
    }

    /// Searches from the shift at which the curve ends when the motion begins to the one at which it begins when the
    /// motion ends.
    func best(movesTime: Bool, end: Double) -> Fit {
        guard movesTime, let first = times.first, let last = times.last else { return fit(0).fit }
        let (low, high) = (-last, end - first)
        var step = (high - low) / Double(Self.tries)
        var best = (0...Self.tries).map { fit(low + Double($0) * step) }.min { $0.sum < $1.sum } ?? fit(0)
        while step > 1e-4 {
            step /= 4
            let center = best.fit.delay
            for index in -4...4 {
                let next = fit(center + Double(index) * step)
                if next.sum < best.sum { best = next }
            }
        }
        return best.fit
    }

    /// Returns the offset and the scale that minimize the sum of squares, and that sum.
    private func fit(_ delay: Double) -> (fit: Fit, sum: Double) {
        let values = times.map { sample($0 + delay) }
        let count = Double(values.count)
        var (shift, scale) = (0.0, 1.0)
        let means =
            movesOffset ? (values.reduce(0, +) / count, offsets.reduce(0, +) / count) : (0, 0)
        if scales {
            let products = zip(values, offsets).reduce(into: (0.0, 0.0)) { sums, pair in
                sums.0 += (pair.0 - means.0) * (pair.0 - means.0)
                sums.1 += (pair.0 - means.0) * (pair.1 - means.1)
            }
            scale = products.0 > 1e-9 ? products.1 / products.0 : 1
        }
        if movesOffset { shift = means.1 - scale * means.0 }
        let sum = zip(values, offsets).reduce(0.0) { sum, pair in
            let left = pair.1 - shift - scale * pair.0
            return sum + left * left
        }
        return ((delay, shift, scale), sum)
    }

    private func sample(_ time: Double) -> Double {
        let position = min(max(time * rate, 0), Double(motion.count - 1))
        let index = min(Int(position), max(0, motion.count - 2))
        guard index + 1 < motion.count else { return motion[index] }
        return motion[index] + (position - Double(index)) * (motion[index + 1] - motion[index])
    }
}
