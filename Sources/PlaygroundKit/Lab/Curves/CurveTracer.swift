import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Plays a recording through one feel, with a sample at each corner of the curve and at regular intervals in between.
///
/// Corners are exact. They are each event, each change from one motion to another, and each moment at which a fling
/// meets an edge, as reported by the scroller.
struct CurveTracer {
    /// Samples per second while something moves, more than a display shows.
    static let rate = 240.0
    /// The maximum number of samples of a curve.
    static let mostSamples = 200_000
    /// The pause in seconds after which the next sample of a pointer is a jump and not a continuous movement.
    private static let pause = 0.02

    private(set) var samples: [CurveSample] = []
    private(set) var limits: [CurveLimits] = []
    /// The edge, target and rest events.
    private(set) var events: [CurveEvent] = []
    private(set) var moments: ReplayMoments
    private var replay: Replay
    private var time = Duration.zero
    private var phase = ScrollPhase.idle
    private var target: ScrollVector?
    private var isBeyond: ScrollAxes = []

    /// Plays the recording until everything is at rest.
    init(_ recording: Recording, feel: ScrollFeel) {
        replay = Replay(recording, feel: feel)
        moments = ReplayMoments(replay)
        var corners = recording.events[...]
        let last = recording.duration + Trace.patience
        replay.advance(to: .zero)
        corners = corners.drop { $0.time <= .zero }
        take()
        while samples.count < Self.mostSamples, let next = next(corners.first?.time), next.time <= last {
            go(to: next, isContinuous: corners.first.map { $0.time == next.time && $0.isContinuous } ?? false)
            corners = corners.drop { $0.time <= time }
        }
    }

    /// The time of the last change.
    var end: Duration { time }

    /// The extent at the end.
    var extent: ScrollExtent { replay.scroller.extent }

    private struct Moment {
        let time: Duration
        let isCorner: Bool
        /// The axes on which a fling meets an edge at this moment.
        var meetings: ScrollAxes = []
    }

    /// Returns the next moment to sample; nil if nothing moves any more.
    private func next(_ event: Duration?) -> Moment? {
        let scroller = replay.scroller
        var corner = Duration.earlier(event, scroller.nextTransition(after: time))
        var meetings: ScrollAxes = []
        for axis in ScrollAxis.allCases {
            guard let meeting = scroller.edgeMeeting(on: axis)?.time, meeting > time, meeting <= corner ?? meeting
            else { continue }
            if meeting != corner { meetings = [] }
            corner = meeting
            meetings.insert(ScrollAxes(axis))
        }
        guard scroller.isMoving(at: time) else {
            return corner.map { Moment(time: $0, isCorner: true, meetings: meetings) }
        }
        let sample = SampleTimes.rate(Self.rate)
        let index = Int((time.inSeconds * Self.rate).rounded(.down))
        // The product is rounded, and may be the wrong whole number.
        let grid = (index...index + 2).lazy.compactMap { sample.moment($0) }.first { $0 > time }
        guard let grid, grid < corner ?? grid + .seconds(1) else {
            return corner.map { Moment(time: $0, isCorner: true, meetings: meetings) }
        }
        return Moment(time: grid, isCorner: false)
    }

    /// Advances to a moment. A pointer moves continuously to its next location, unless it stood still in between.
    private mutating func go(to moment: Moment, isContinuous: Bool) {
        let before = samples.last?.time ?? 0
        if moment.isCorner, !isContinuous || moment.time.inSeconds - before > Self.pause, moment.time > time {
            replay.advance(to: max(time, moment.time - .nanoseconds(1)))
            samples.append(sample(at: max(time, moment.time - .nanoseconds(1)), shownAt: moment.time))
        }
        replay.advance(to: moment.time)
        time = moment.time
        take(meetings: moment.meetings)
    }

    private mutating func take(meetings: ScrollAxes = []) {
        let sample = sample(at: time, shownAt: time)
        samples.append(sample)
        if samples.count % ReplayMoments.stride == 0 { moments.add(replay, at: time) }
        noteLimits()
        noteEdges(meetings, at: sample.offset)
        noteTarget()
        if sample.phase == .idle, phase != .idle { note(.rest) }
        phase = sample.phase
    }

    private func sample(at time: Duration, shownAt shown: Duration) -> CurveSample {
        CurveSample(
            time: shown.inSeconds, offset: replay.scroller.offset(at: time),
            velocity: replay.scroller.velocity(at: time), phase: replay.scroller.phase(at: time))
    }

    private mutating func note(_ word: CurveEvent.Word) { events.append(CurveEvent(word: word, time: time.inSeconds)) }

    private mutating func noteLimits() {
        let extent = replay.scroller.extent
        let (least, most) = (extent.minimumOffset, extent.maximumOffset)
        guard limits.last.map({ $0.least != least || $0.most != most }) ?? true else { return }
        limits.append(CurveLimits(time: time.inSeconds, least: least, most: most))
    }

    private mutating func noteEdges(_ meetings: ScrollAxes, at offset: ScrollVector) {
        let scroller = replay.scroller
        var crossed = false
        for axis in ScrollAxis.allCases where scroller.axes.contains(axis) {
            let one = ScrollAxes(axis)
            if meetings.contains(axis) || abs(scroller.extent[axis].overscroll(of: offset[axis])) > 0.01 {
                crossed = crossed || !isBeyond.contains(axis)
                isBeyond.insert(one)
            } else {
                isBeyond.remove(one)
            }
        }
        if crossed { note(.edge) }
    }

    private mutating func noteTarget() {
        let chosen = replay.scroller.restsOnTarget ? replay.scroller.target : nil
        if let chosen, chosen != target { note(.target) }
        target = chosen
    }
}

extension RecordedEvent {
    /// Whether the event is a location on the path of a pointer or of fingers.
    fileprivate var isContinuous: Bool {
        switch intent {
        case .move, .wheel(.touchpad, _): true
        default: false
        }
    }
}
