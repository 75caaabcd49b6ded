import ScrollPhysics

/// How a feel makes offsets that are laid over a curve, and what is searched for beside the feel's numbers.
///
/// Without a recording of the input it is a release: content is let go at an offset with a velocity. With one, all of it is
/// played, as the hand made it.
package struct FitModel: Sendable {
    package enum Source: Sendable {
        /// What follows a lift; with a target, content is taken to rest there.
        case release(target: Double?)
        /// What was done, and the axis that the curve is of.
        case input(Recording, ScrollAxis)
    }

    package typealias Freedom = FitFreedom

    package var curve: MeasuredCurve
    package var source: Source
    /// In the order of the cases.
    package let free: [Freedom]
    /// Of a search that somebody watches; nil for one that nobody does.
    package var progress: FitProgress?

    package init(_ curve: MeasuredCurve, _ source: Source = .release(target: nil), free: [Freedom] = []) {
        self.curve = curve
        self.source = source
        self.free = Freedom.allCases.filter { freedom in
            if case .release = source, freedom == .offset { return false }
            return free.contains(freedom)
        }
    }

    /// Of the unknowns, in their order.
    var names: [String] {
        switch source {
        case .release: ["offset", "velocity"] + free.map(\.rawValue)
        case .input: free.map(\.rawValue)
        }
    }

    /// Content is let go, and nothing is known of what was done before.
    var isRelease: Bool { if case .release = source { true } else { false } }

    /// Somebody has no more need of the search.
    package var isStopped: Bool { progress?.isStopped ?? false }

    /// Where the content is taken to rest; nil where the motion decides.
    package var target: Double? { if case .release(let target) = source { target } else { nil } }

    // MARK: The search

    /// What is searched for, at its beginning: how far what is free went from there, in a unit of its own, and one more. The search
    /// takes derivatives by steps that are a share of what it looks for, and a clock may have begun days ago.
    func variables(at start: [Double]) -> [Double] {
        start.dropLast(free.count) + Array(repeating: 1.0, count: free.count)
    }

    /// The unknowns that the search's variables stand for.
    package func unknowns(from start: [Double], _ variables: [Double]) -> [Double] {
        let own = variables.count - free.count
        return variables.indices.map { index in
            index < own ? variables[index] : start[index] + (variables[index] - 1) * free[index - own].searchUnit
        }
    }

    // MARK: Predictions

    /// The offsets at the times of the curve, in its unit, and the velocities at theirs, as ``MeasuredCurve/observations`` has them.
    /// Linear in both, and with a recording in its events.
    func predictions(of feel: ScrollFeel, _ unknowns: [Double], into result: inout [Double]) {
        let delay = value(.time, unknowns) ?? 0
        let scale = value(.scale, unknowns) ?? 1
        switch source {
        case .release(let target):
            // A search that tries a unit of no length gets offsets that are no numbers, which it turns back from.
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
                // What moves under a finger moves as the finger does, in any feel.
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

    /// Asks for each offset and each velocity in the order of their times. Nil stands for a velocity that the curve is right about.
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

    /// Moved so far that no edge is near, where nothing is known of edges.
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
    /// What a step of the search's variable by one stands for. Content that is held goes from event to event: a derivative by the
    /// time, whose step is the root of ``LeastSquares/step``, has to look over several of them.
    var searchUnit: Double { self == .time ? 250 : 1 }

    /// A step that shows what the unknown does.
    var probe: Double { self == .scale ? 0.001 : self == .offset ? 1 : 0.008 }
}
