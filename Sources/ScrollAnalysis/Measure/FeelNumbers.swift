import Foundation
public import ScrollPhysics

/// The numbers of one feel for one recording, along the axis on which it moved most.
///
/// ```swift
/// let numbers = try FeelNumbers(of: recording, in: .uikit)
/// print(numbers[.flingDistance] ?? 0)
/// ```
/// Does not own files and text (`FeelNumbersReport`), or the definitions of numbers (``FeelNumber``).
public struct FeelNumbers: Equatable, Sendable {
    /// The name of the feel.
    public let feel: String
    /// The measured axis.
    public let axis: ScrollAxis
    private var values: [FeelNumber: Double] = [:]

    /// The value; nil if the recording does not determine it.
    public subscript(number: FeelNumber) -> Double? { values[number] }

    /// Plays `recording` through `feel` and measures along `axis`, or, if it is nil, along the axis with most motion.
    /// `file` is only used in messages. Throws ``ExitStatus/malformed`` if the motion exceeds the limit.
    public init(
        of recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis? = nil, file: String = "the recording"
    ) throws(PlaygroundError) {
        try self.init(of: recording, in: feel, along: axis, rest: RestState(of: recording, in: feel), file: file)
    }

    /// Measures a recording whose rest state is known.
    package init(
        of recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis?, rest: RestState, file: String
    ) throws(PlaygroundError) {
        let motion = try MotionSamples(recording, in: feel, along: axis, until: rest.time, file: file)
        self.feel = feel.name
        self.axis = motion.axis
        guard !recording.axes.isEmpty else { return }
        measureHeld(recording, in: feel)
        measureFree(recording, motion, rest)
        try measureNotches(recording, in: feel, file)
    }

    private mutating func measureHeld(_ recording: Recording, in feel: ScrollFeel) {
        let held = HeldContent(recording, in: feel, along: axis)
        values[.trackingRatio] = held.trackingRatio
        values[.trackingLag] = held.trackingLag
        values[.velocityBeforeLift] = held.velocityBeforeLift
    }

    private mutating func measureFree(_ recording: Recording, _ motion: MotionSamples, _ rest: RestState) {
        values[.peakVelocity] = motion.peakVelocity
        values[.largestJerk] = motion.largestJerk
        values[.snapError] = rest.snapError(along: axis)
        guard let start = LastPush(recording), let first = motion.samples.first(where: { $0.time >= start.time })
        else { return }
        // A lift ends the input; a notch may move the content at the moment it occurs.
        let from = start.isLift ? first : motion.samples.last { $0.time < start.time }
        let before = from?.offset[axis] ?? recording.offset[axis]
        let distance = rest.offset[axis] - before
        if start.isLift { measureFling(first, distance, rest, motion) }
        values[.timeToRest] = rest.time.inSeconds - start.time
        values[.reversals] = Double(motion.reversals(from: start.time, least: 0.5))
        let axis = axis
        let free = motion.samples.lazy.filter { $0.time >= start.time && !$0.isHeld }
        guard abs(distance) >= 0.5 else {
            guard start.isLift, first.velocity[axis] != 0 else { return }
            // A fling at an edge ends where it began, so that only its velocity has a direction.
            let direction: Double = first.velocity[axis] < 0 ? -1 : 1
            values[.overshoot] = free.map { ($0.offset[axis] - rest.offset[axis]) * direction }.max().map { max(0, $0) }
            return
        }
        let progress = { (offset: Double) in (offset - before) * (distance < 0 ? -1 : 1) }
        for (number, share) in [(FeelNumber.timeTo50, 0.5), (.timeTo90, 0.9)] {
            let time = motion.firstTime(from: start.time, where: progress, reaches: share * abs(distance))
            values[number] = time.map { $0 - start.time }
        }
        let farthest = free.map { progress($0.offset[axis]) }.max()
        let overshoot = max(0, (farthest ?? 0) - abs(distance))
        values[.overshoot] = overshoot
        values[.overshootShare] = overshoot / abs(distance)
    }

    private mutating func measureFling(
        _ first: MotionSamples.Sample, _ distance: Double, _ rest: RestState, _ motion: MotionSamples
    ) {
        let velocity = first.velocity[axis]
        values[.velocityAfterLift] = velocity
        values[.flingDistance] = abs(distance)
        let bounds = rest.extent[axis]
        let passed = motion.firstTime(from: first.time, where: { abs(bounds.overscroll(of: $0)) }, reaches: 1e-6)
        values[.flingDuration] = (passed ?? rest.time.inSeconds) - first.time
        if let before = values[.velocityBeforeLift], before != 0 { values[.liftRatio] = velocity / before }
        if velocity != 0 { values[.distanceOverVelocity] = abs(distance / velocity) }
    }

    private mutating func measureNotches(
        _ recording: Recording, in feel: ScrollFeel, _ file: String
    ) throws(PlaygroundError) {
        let notches = try WheelNotches(recording, in: feel, along: axis, file: file)
        values[.notchDistance] = notches.distance.map(abs)
        values[.notchLatency] = notches.latency
        values[.notchTimeTo90] = notches.timeTo90
        values[.notchEvenness] = notches.evenness
    }
}

/// The event from which the last motion is measured: the last lift or fling, or, without any, the last event of a
/// wheel, a key or the program.
private struct LastPush {
    /// The time since the start of the recording, in seconds.
    let time: Double
    /// True for a lift or a fling.
    let isLift: Bool

    init?(_ recording: Recording) {
        let lift = recording.events.last { $0.isLift }
        guard let event = lift ?? recording.events.last(where: \.isPush) else { return nil }
        time = event.time.inSeconds
        isLift = lift != nil
    }
}

extension RecordedEvent {
    fileprivate var isLift: Bool {
        switch intent {
        case .up, .cancel, .fling: true
        default: false
        }
    }

    fileprivate var isPush: Bool {
        switch intent {
        case .wheel, .key, .scrollTo: true
        default: false
        }
    }
}

extension RestState {
    /// Returns the distance from the nearest page or aligned view; nil without either.
    fileprivate func snapError(along axis: ScrollAxis) -> Double? {
        guard targets.behavior != .none else { return nil }
        var nearest = targets
        nearest.limit = .never
        let question = ScrollProjection(offset: offset, start: offset, projected: offset, extent: extent)
        return nearest.snapTargets.resolve(question).map { abs($0[axis] - offset[axis]) }
    }
}
