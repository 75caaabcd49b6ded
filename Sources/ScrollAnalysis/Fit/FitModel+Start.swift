import Foundation
import ScrollPhysics

/// Where a search begins: near enough to what it looks for that it gets there.
extension FitModel {
    /// Of the unknowns, for a feel.
    package func start(_ feel: ScrollFeel) -> [Double] {
        switch source {
        case .release: return nearestRelease(feel)
        case .input(let recording, let axis):
            let found: CurveAlignment.Fit = free.isEmpty ? (0, 0, 1) : aligned(recording, axis, feel)
            return free.map { $0 == .time ? found.delay : $0 == .offset ? found.shift : found.scale }
        }
    }

    /// The offset at the lift, which may be known only some time later.
    private func beginning(_ velocity: Double) -> Double { curve.offsets[0] - velocity * max(0, curve.times[0]) }

    /// Of a few velocities about the one at the lift, the one from which the search begins nearest. A curve of an unknown clock may
    /// begin before the lift, under a finger or at rest: then the lift may be where content goes fastest, too.
    private func nearestRelease(_ feel: ScrollFeel) -> [Double] {
        var lifts = [(delay: 0.0, velocity: curve.firstVelocity)]
        if free.contains(.time) {
            let fastest = curve.fastest
            lifts.append((-fastest.time, fastest.velocity))
        }
        let starts = lifts.flatMap { lift in
            [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2].map { share in
                let velocity = share * lift.velocity
                return [beginning(velocity), velocity] + free.map { $0 == .scale ? 1.0 : lift.delay }
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

    /// Samples a second of the motion that the curve is laid over.
    private static let rate = 200.0
    /// Seconds of it that are looked at.
    private static let longest = 120.0

    /// The start of the clock at which the curve lies nearest to what the feel makes of the input, with the offset and the scale
    /// that are best there. Linear in the events and in the duration.
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

/// Lays a curve over an evenly sampled motion, at any shift of its times.
struct CurveAlignment {
    /// A start of the clock with what is best there.
    typealias Fit = (delay: Double, shift: Double, scale: Double)

    private let times: [Double]
    private let offsets: [Double]
    private let motion: [Double]
    private let rate: Double
    private let movesOffset: Bool
    private let scales: Bool

    /// Rows of the curve that are looked at.
    private static let mostRows = 150
    /// Starts of the clock that are tried first.
    private static let tries = 600

    /// `motion` is `rate` samples a second from zero on.
    init(_ curve: MeasuredCurve, motion: [Double], rate: Double, movesOffset: Bool, scales: Bool) {
        let step = max(1, curve.times.count / Self.mostRows)
        let rows = stride(from: 0, to: curve.times.count, by: step)
        (times, offsets) = (rows.map { curve.times[$0] }, rows.map { curve.offsets[$0] })
        (self.motion, self.rate, self.movesOffset, self.scales) = (motion, rate, movesOffset, scales)
    }

    /// From where the curve ends as the motion begins to where it begins as the motion ends.
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

    /// The sum of squares with the offset and the scale that make it least.
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
