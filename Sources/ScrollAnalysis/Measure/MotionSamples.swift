import ScrollPhysics

/// A recording played through a feel, sampled at every event, and a thousand times per second while something moves.
/// The measurements are along one axis.
struct MotionSamples {
    /// The state of the content at one moment, after the events at that moment.
    struct Sample {
        /// The time since the start of the recording, in seconds.
        var time: Double
        /// The offset in points.
        var offset: ScrollVector
        /// The velocity in points per second.
        var velocity: ScrollVector
        /// True if a pointer is down.
        var isHeld: Bool
        /// True if no event and no change of motion lies between the previous sample and this one.
        var isSmooth: Bool
    }

    private(set) var samples: [Sample] = []
    /// The measured axis.
    let axis: ScrollAxis

    /// Samples a recording until `end`, measured along `axis`, or, if it is nil, along the axis with most motion.
    /// Linear in the events and in the time of motion. `file` is only used in messages. Throws ``ExitStatus/malformed``
    /// if the motion exceeds the limit.
    init(
        _ recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis?, until end: Duration, file: String,
        limit: FileLimit = .compared
    ) throws(PlaygroundError) {
        var replay = Replay(recording, feel: feel)
        var moments = ComparedMoments(recording, until: end)
        var held = HeldTimes(recording)
        var (time, last): (Duration?, Duration) = (.zero, .zero)
        var event = 0
        var samples: [Sample] = []
        while let moment = time {
            var isSmooth = replay.scroller.nextTransition(after: last).map { $0 > moment } ?? true
            while event < recording.events.count, recording.events[event].time <= moment {
                isSmooth = false
                event += 1
            }
            replay.advance(to: moment)
            samples.append(
                Sample(
                    time: moment.inSeconds, offset: replay.scroller.offset(at: moment),
                    velocity: replay.scroller.velocity(at: moment), isHeld: held.isHeld(at: moment),
                    isSmooth: isSmooth))
            try moments.check(against: limit, file)
            last = moment
            time = moments.next(replay)
        }
        self.samples = samples
        self.axis = axis ?? Self.busiestAxis(of: samples, among: recording.axes)
    }

    /// Returns the axis along which the content travelled furthest in total, back and forth.
    private static func busiestAxis(of samples: [Sample], among axes: ScrollAxes) -> ScrollAxis {
        let travel = zip(samples, samples.dropFirst()).reduce(into: ScrollVector.zero) { sum, pair in
            sum.x += abs(pair.1.offset.x - pair.0.offset.x)
            sum.y += abs(pair.1.offset.y - pair.0.offset.y)
        }
        let isHorizontal = axes.contains(.horizontal) && (!axes.contains(.vertical) || travel.x > travel.y)
        return isHorizontal ? .horizontal : .vertical
    }

    /// The highest speed of content that is not held.
    var peakVelocity: Double { samples.lazy.filter { !$0.isHeld }.map { abs($0.velocity[axis]) }.max() ?? 0 }

    /// The largest third derivative of the offset, from three consecutive velocities without an event or a change of
    /// motion between them.
    var largestJerk: Double? {
        var largest: Double?
        for index in samples.indices.dropFirst().dropLast() {
            let (before, sample, after) = (samples[index - 1], samples[index], samples[index + 1])
            guard sample.isSmooth, after.isSmooth, !before.isHeld else { continue }
            let step = 1 / Double(ComparedMoments.rate)
            // Irregular intervals between samples mean that the motion was interrupted.
            guard abs(after.time - sample.time - step) < 1e-6, abs(sample.time - before.time - step) < 1e-6 else {
                continue
            }
            let change = after.velocity[axis] - 2 * sample.velocity[axis] + before.velocity[axis]
            largest = max(largest ?? 0, abs(change) / (step * step))
        }
        return largest
    }

    /// Returns how often content that is not held reverses by at least `least` points, from `start` on.
    func reversals(from start: Double, least: Double) -> Int {
        var (count, direction) = (0, 0.0)
        var farthest: Double?
        for sample in samples where sample.time >= start && !sample.isHeld {
            let offset = sample.offset[axis]
            let distance = offset - (farthest ?? offset)
            if farthest == nil || distance * direction > 0 {
                farthest = offset
            } else if abs(distance) >= least {
                if direction != 0 { count += 1 }
                (direction, farthest) = (distance < 0 ? -1 : 1, offset)
            }
        }
        return count
    }

    /// Returns the first time from `start` on at which the progress of the offset reaches `goal`, interpolated linearly
    /// between samples.
    func firstTime(from start: Double, where progress: (Double) -> Double, reaches goal: Double) -> Double? {
        var before: Sample?
        for sample in samples where sample.time >= start {
            let value = progress(sample.offset[axis])
            if value >= goal {
                guard let before, sample.isSmooth else { return sample.time }
                let earlier = progress(before.offset[axis])
                return before.time + (sample.time - before.time) * (goal - earlier) / (value - earlier)
            }
            before = sample
        }
        return nil
    }
}

/// The times at which a pointer is down, for queries in ascending order.
private struct HeldTimes {
    private let events: [RecordedEvent]
    private var next = 0
    private var isDown = false

    init(_ recording: Recording) { events = recording.events }

    mutating func isHeld(at time: Duration) -> Bool {
        while next < events.count, events[next].time <= time {
            switch events[next].intent {
            case .down: isDown = true
            case .up, .cancel, .fling, .scrollTo: isDown = false
            default: break
            }
            next += 1
        }
        return isDown
    }
}
