import Observation
import ScrollPhysics
import ScrollUI

/// The last ten seconds of what is being done now: a sample for each frame in which something moved, in memory that is taken once.
///
/// Does not own: a clock, the scroll view. Nothing is added, and nobody told, while all is at rest.
@Observable @MainActor
final class LiveCurve {
    /// Seconds that are kept.
    static let length = 10.0
    /// Ten seconds of a display of 400 Hz. Faster ones are kept for less.
    static let capacity = 4_096
    private static let eventCapacity = 256
    /// A curve that has just begun is drawn in that many seconds, so that it does not shrink with each frame.
    private static let leastShown = 2.0
    /// Seconds of rest before the first motion that are drawn.
    private static let lead = 0.25
    /// Between two frames that follow each other, at most.
    private static let frame = 1 / 30.0

    /// Grows with each change: whoever draws reads it.
    private(set) var revision = 0
    @ObservationIgnored private var samples = Ring<CurveSample>(capacity: LiveCurve.capacity)
    @ObservationIgnored private var events = Ring<CurveEvent>(capacity: LiveCurve.eventCapacity)
    @ObservationIgnored private var limits: [CurveLimits] = []
    @ObservationIgnored private var axes: ScrollAxes = []
    /// The scroll view that is followed.
    @ObservationIgnored private var view = ""

    /// Takes over what a frame showed of a scroll view, with its limits then; another one than before begins anew. Its time is
    /// later than that of the one before.
    func add(_ sample: CurveSample, _ limits: CurveLimits, axes: ScrollAxes, ofView view: String) {
        if view != self.view || axes != self.axes { begin(view, axes) }
        if let last = samples.last {
            guard sample.time > last.time else { return }
            note(from: last, to: sample)
            if last.phase == .idle, sample.time - last.time > Self.frame {
                var resting = last
                resting.time = sample.time - Self.frame / 2
                samples.append(resting)
            }
        }
        samples.append(sample)
        note(limits)
        while let first = samples.first, first.time < sample.time - Self.length { samples.removeFirst() }
        revision += 1
    }

    /// Takes over that a wheel was turned by a notch, at its own time.
    func noteNotch(at time: Duration) {
        events.append(CurveEvent(word: .notch, time: time / .seconds(1)))
    }

    /// That nothing has moved since the first frame.
    var isEmpty: Bool { revision < 2 }

    /// The curve, its end at zero.
    var data: CurveData {
        _ = revision
        let now = samples.last?.time ?? 0
        let moved = samples.map { $0.moved(by: -now) }
        // A rest before all that moved has nothing to tell.
        let first = moved.first { $0.phase != .idle }.map { $0.time - Self.lead } ?? moved.first?.time ?? 0
        let start = min(max(first, -Self.length), -Self.leastShown)
        var shown = limits
        if let first = shown.indices.first { shown[first].time = start }
        for index in shown.indices.dropFirst() { shown[index].time = max(start, shown[index].time - now) }
        let curve = Curve("now", samples: moved, limits: shown)
        let events = events.map { $0.moved(by: -now) }.filter { $0.time >= start && $0.time <= 0 }
        return CurveData(
            axes: [.horizontal, .vertical].filter(axes.contains), curves: [curve],
            events: events.sorted { $0.time < $1.time }, start: start, end: 0)
    }

    private func begin(_ view: String, _ axes: ScrollAxes) {
        self.view = view
        self.axes = axes
        samples.removeAll()
        events.removeAll()
        limits.removeAll(keepingCapacity: true)
    }

    /// Content that stands still or runs on takes no note.
    private func note(from last: CurveSample, to sample: CurveSample) {
        let (wasHeld, isHeld) = (last.phase.isHeld, sample.phase.isHeld)
        if isHeld, !wasHeld { events.append(CurveEvent(word: .down, time: sample.time)) }
        if wasHeld, !isHeld { events.append(CurveEvent(word: .lift, time: sample.time)) }
        if sample.phase == .idle, last.phase != .idle { events.append(CurveEvent(word: .rest, time: sample.time)) }
    }

    private func note(_ limits: CurveLimits) {
        guard self.limits.last.map({ $0.least != limits.least || $0.most != limits.most }) ?? true else { return }
        if self.limits.count == Self.eventCapacity { self.limits.removeFirst() }
        self.limits.append(limits)
    }
}

extension LiveCurve {
    /// Takes over what a frame at `time` showed of a scroll view.
    func add(_ snapshot: ScrollSnapshot, ofView view: String, at time: Duration) {
        let (geometry, size, time) = (snapshot.geometry, snapshot.frame.size, time / .seconds(1))
        let insets = geometry.contentInsets
        let x = AxisExtent(
            viewport: size.width, content: geometry.contentSize.width, leadingInset: insets.leading,
            trailingInset: insets.trailing)
        let y = AxisExtent(
            viewport: size.height, content: geometry.contentSize.height, leadingInset: insets.top,
            trailingInset: insets.bottom)
        let extent = ScrollExtent(x: x, y: y)
        let offset = ScrollVector(x: geometry.contentOffset.x, y: geometry.contentOffset.y)
        let velocity = ScrollVector(x: snapshot.velocity.dx, y: snapshot.velocity.dy)
        add(
            CurveSample(time: time, offset: offset, velocity: velocity, phase: snapshot.phase),
            CurveLimits(time: time, least: extent.minimumOffset, most: extent.maximumOffset),
            axes: ScrollAxes(snapshot.axes), ofView: view)
    }
}

/// The latest values, as many as there is room for.
struct Ring<Element> {
    private var values: [Element] = []
    private var start = 0
    let capacity: Int

    /// Takes its memory with the first value.
    init(capacity: Int) { self.capacity = capacity }

    private(set) var count = 0
    var first: Element? { count > 0 ? values[start] : nil }
    var last: Element? { count > 0 ? values[(start + count - 1) % capacity] : nil }

    /// The oldest one goes where there is no room.
    mutating func append(_ value: Element) {
        if values.isEmpty { values.reserveCapacity(capacity) }
        if count == capacity { removeFirst() }
        let place = (start + count) % capacity
        if place < values.count { values[place] = value } else { values.append(value) }
        count += 1
    }

    /// There is at least one.
    mutating func removeFirst() {
        start = (start + 1) % capacity
        count -= 1
    }

    mutating func removeAll() { (start, count) = (0, 0) }

    /// In order, the oldest first.
    func map<Other>(_ transform: (Element) -> Other) -> [Other] {
        (0..<count).map { transform(values[(start + $0) % capacity]) }
    }
}

extension CurveSample {
    fileprivate func moved(by seconds: Double) -> CurveSample {
        var sample = self
        sample.time += seconds
        return sample
    }
}

extension CurveEvent {
    fileprivate func moved(by seconds: Double) -> CurveEvent {
        var event = self
        event.time += seconds
        return event
    }
}

extension ScrollPhase {
    /// A finger, a mouse or a touchpad has the content.
    var isHeld: Bool { self == .tracking || self == .interacting }
}
