import ScrollPhysics

/// The model that a fit compares with a curve, and its unknowns other than the feel's numbers.
///
/// Without a recording of the input it is a release: content is let go at an offset with a velocity. With a recording,
/// the whole input is replayed.
package struct FitModel: Sendable {
    package enum Source: Sendable {
        /// The motion after a lift; with a target, the content is made to rest there.
        case release(target: Double?)
        /// The input, and the axis of the curve.
        case input(Recording, ScrollAxis)
    }

    package typealias Freedom = FitFreedom

    package var curve: MeasuredCurve
    package var source: Source
    /// The free aspects, in the order of the cases.
    package let free: [Freedom]
    /// The lift if it is only known to lie between two rows, as the time from it to the first row; nil if that time is
    /// known or free.
    private let lift: BoundedNumber?
    /// Whether the lift stays where a search begins.
    var isLiftFixed = false
    /// The progress of an observed search; nil if the search is not observed.
    package var progress: FitProgress?

    package init(_ curve: MeasuredCurve, _ source: Source = .release(target: nil), free: [Freedom] = []) {
        self.curve = curve
        self.source = source
        let isRelease = if case .release = source { true } else { false }
        let isBetweenRows = isRelease && curve.liftInterval > 0 && !free.contains(.time)
        lift = isBetweenRows ? BoundedNumber(range: 0...curve.liftInterval) : nil
        self.free = Freedom.allCases.filter { freedom in
            if isRelease, freedom == .offset { return false }
            return free.contains(freedom) || (isBetweenRows && freedom == .time)
        }
    }

    /// Whether the time of the lift is searched for between two rows only.
    var isLiftBounded: Bool { lift != nil }

    /// The names of the unknowns, in order.
    var names: [String] {
        switch source {
        case .release: ["offset", "velocity"] + free.map(\.rawValue)
        case .input: free.map(\.rawValue)
        }
    }

    /// True if the model is a release without known input.
    var isRelease: Bool { if case .release = source { true } else { false } }

    /// True if the search was cancelled.
    package var isStopped: Bool { progress?.isStopped ?? false }

    /// The offset at which the content is made to rest; nil if the motion determines it.
    package var target: Double? { if case .release(let target) = source { target } else { nil } }

    // MARK: The search

    /// Returns the search variables at its start. A free unknown is represented by its distance from the start in a
    /// unit of its own, plus one: derivatives use steps proportional to the variable, and a clock may have begun days
    /// ago.
    func variables(at start: [Double]) -> [Double] {
        start.dropLast(free.count)
            + free.indices.map { index in
                let value = start[start.count - free.count + index]
                return bounds(free[index]).map { $0.angle(of: value) + Self.fullTurns } ?? 1
            }
    }

    /// Angles of a full turn more mean the same. They are far from zero, where the steps of derivatives would vanish.
    private static let fullTurns = 64 * Double.pi

    private func bounds(_ freedom: Freedom) -> BoundedNumber? { freedom == .time ? lift : nil }

    /// Returns the unknowns for the search variables.
    package func unknowns(from start: [Double], _ variables: [Double]) -> [Double] {
        let own = variables.count - free.count
        return variables.indices.map { index in
            if index < own { return variables[index] }
            let freedom = free[index - own]
            if let bounded = bounds(freedom) { return isLiftFixed ? start[index] : bounded.value(at: variables[index]) }
            return start[index] + (variables[index] - 1) * freedom.searchUnit
        }
    }

    // MARK: Predictions

    /// Returns the offsets at the times of the curve in its unit, and the velocities at theirs, weighted as in
    /// ``MeasuredCurve/observations``. Linear in both, and in the events of a recording.
    func predictions(of feel: ScrollFeel, _ unknowns: [Double], into result: inout [Double]) {
        let delay = value(.time, unknowns) ?? 0
        let scale = value(.scale, unknowns) ?? 1
        switch source {
        case .release(let target):
            // A unit without length gives offsets that are not numbers, from which the search turns back.
            let unit = abs(scale) > 1e-6 ? scale : .nan
            release(
                feel, from: unknowns[0] / unit, velocity: unknowns[1], to: target.map { $0 / unit }, unit: unit,
                delay: delay, into: &result)
        case .input(let recording, let axis):
            let shift = value(.offset, unknowns) ?? 0
            var replay = Replay(recording, feel: feel)
            samples(delay, into: &result) { sample in
                replay.advance(to: sample.time)
                if !sample.isVelocity { return shift + scale * replay.scroller.offset(at: sample.time)[axis] }
                // Content under a finger moves as the finger does, in any feel.
                if [.tracking, .interacting].contains(replay.scroller.phase(at: sample.time)) { return nil }
                return scale * replay.scroller.velocity(at: sample.time)[axis]
            }
        }
    }

    /// A moment at which something was measured.
    private struct Sample {
        var time: Duration
        var isVelocity: Bool
    }

    /// Calls `measure` for each offset and each velocity in the order of their times. It returns nil for a velocity
    /// whose residual is zero.
    private func samples(_ delay: Double, into result: inout [Double], _ measure: (Sample) -> Double?) {
        let (times, speeds) = (curve.times, curve.velocities?.times ?? [])
        let weight = curve.velocityWeight
        var (index, other) = (0, 0)
        while index < times.count || other < speeds.count {
            let isVelocity = index == times.count || (other < speeds.count && speeds[other] < times[index])
            let time = max(0, (isVelocity ? speeds[other] : times[index]) + delay)
            let value = measure(Sample(time: Duration(wholeNanosecondsIn: time), isVelocity: isVelocity))
            if isVelocity {
                result[times.count + other] = weight * (value ?? curve.velocities?.values[other] ?? 0)
                other += 1
            } else {
                result[index] = value ?? 0
                index += 1
            }
        }
    }

    private func value(_ freedom: Freedom, _ unknowns: [Double]) -> Double? {
        free.firstIndex(of: freedom).map { unknowns[unknowns.count - free.count + $0] }
    }

    /// A distance at which edges have no effect, used if the edges are unknown.
    private static let farAway = 1e7

    private func release(
        _ feel: ScrollFeel, from offset: Double, velocity: Double, to target: Double?, unit: Double, delay: Double,
        into result: inout [Double]
    ) {
        guard unit.isFinite else {
            for index in result.indices { result[index] = .nan }
            return
        }
        let bounds = curve.bounds.map { ($0.lowerBound / unit, $0.upperBound / unit) }
        let shift = bounds.map { -$0.0 } ?? Self.farAway
        let length = bounds.map { abs($0.1 - $0.0) } ?? 2 * Self.farAway
        let viewport = abs(curve.viewport / unit)
        let axis = AxisExtent(viewport: viewport, content: length + viewport)
        var scroller = Scroller(
            feel: feel, axes: .vertical, extent: ScrollExtent(x: AxisExtent(viewport: 0, content: 0), y: axis),
            offset: ScrollVector(x: 0, y: offset + shift))
        scroller.apply(.fling(ScrollVector(x: 0, y: velocity)), at: .zero) { _ in
            target.map { ScrollVector(x: 0, y: $0 + shift) }
        }
        samples(delay, into: &result) { sample in
            scroller.advance(to: sample.time)
            return unit
                * (sample.isVelocity
                    ? scroller.velocity(at: sample.time).y : scroller.offset(at: sample.time).y - shift)
        }
    }
}

extension FitFreedom {
    /// The change of the unknown for a step of the search variable by one. Held content moves from event to event: a
    /// derivative with respect to time, whose step is the square root of ``LeastSquares/step``, must span several of
    /// them.
    var searchUnit: Double { self == .time ? 250 : 1 }

    /// A step that shows the effect of the unknown.
    var probe: Double { self == .scale ? 0.001 : self == .offset ? 1 : 0.008 }
}
