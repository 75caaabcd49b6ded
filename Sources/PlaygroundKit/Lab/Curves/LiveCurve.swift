import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The last ten seconds of the live input, in one tuning or in two: a sample for each frame in which something moved,
/// in preallocated memory.
///
/// Does not own: a clock, the scroll views. At rest nothing is added and no observer is notified.
@Observable @MainActor
final class LiveCurve {
    /// The recorded seconds.
    nonisolated static let length = 10.0
    /// The number of samples: ten seconds of a display with 400 Hz. With a faster display the curve is shorter.
    nonisolated static let capacity = 4_096
    /// The maximum number of events, and of changes of the limits.
    nonisolated static let eventCapacity = 256
    /// The minimum shown seconds, so that a new curve does not shrink with each frame.
    private static let leastShown = 2.0
    /// The shown seconds of rest before the first motion.
    private static let lead = 0.25

    /// Increases with each change. Views that draw the curve read this.
    private(set) var revision = 0
    /// The scene on the stage, in any tuning.
    @ObservationIgnored private var own = LiveTrack()
    /// The live scene in the other tuning; nil while it is not followed.
    @ObservationIgnored private var other: LiveTrack?
    /// The tuning of the scene on the stage.
    @ObservationIgnored private var side = TuningSide.a
    /// The input events, which are the same for both.
    @ObservationIgnored private var events = Ring<CurveEvent>(capacity: LiveCurve.eventCapacity)
    @ObservationIgnored private var axes: ScrollAxes = []
    /// The name of the followed scroll view.
    @ObservationIgnored private var view = ""

    /// Sets which of two tunings the scene on the stage has, and whether the other live scene is followed too. After a
    /// switch each curve continues as that of its tuning.
    func follow(_ side: TuningSide, withOther isCompared: Bool) {
        if isCompared != (other != nil) {
            other = isCompared ? LiveTrack() : nil
            revision += 1
        } else if side != self.side, let theirs = other {
            (own, other) = (theirs, own)
            revision += 1
        }
        self.side = side
    }

    /// Adds the state of a scroll view in a frame, with its limits. A different scroll view starts a new curve. Times
    /// must increase.
    func add(_ sample: CurveSample, _ limits: CurveLimits, axes: ScrollAxes, ofView view: String) {
        if view != self.view || axes != self.axes { begin(view, axes) }
        let last = own.last
        guard own.add(sample, limits) else { return }
        if let last { noteInput(from: last, to: sample) }
        revision += 1
    }

    /// Adds the state of the other live scene. Other scroll views than the stage's, and unchanged states, are ignored.
    func addOther(_ sample: CurveSample, _ limits: CurveLimits, ofView view: String) {
        guard view == self.view, other?.add(sample, limits, ifChanged: true) == true else { return }
        revision += 1
    }

    /// Adds a notch of the wheel at its own time.
    func noteNotch(at time: Duration) {
        events.append(CurveEvent(word: .notch, time: time / .seconds(1)))
    }

    /// Whether nothing has moved since the first frame.
    var isEmpty: Bool {
        _ = revision
        return max(own.count, other?.count ?? 0) < 2
    }

    /// Returns the curves, which end at time zero: A and B with the names of their feels if both are followed.
    func data(titles: [TuningSide: String] = [:]) -> CurveData {
        _ = revision
        let tracks = [own, other].compactMap { $0 }
        let now = tracks.compactMap { $0.last?.time }.max() ?? 0
        // Rest before the first motion is not shown.
        let first = tracks.compactMap { $0.firstMotion(since: now - Self.length) }.min()
        let start = min(max((first ?? now) - now - Self.lead, -Self.length), -Self.leastShown)
        var (curves, words) = ([own.curve("now", from: start, now: now)], events.map { $0 } + own.rests.map { $0 })
        var lead = 0
        if let other {
            curves.append(other.curve("now", from: start, now: now))
            words = events.map { $0 }
            for (index, track) in tracks.enumerated() {
                let side = index == 0 ? side : side.other
                (curves[index].label, curves[index].title) = (side.rawValue, titles[side])
                words += track.rests.map { CurveEvent(word: $0.word, time: $0.time, label: side.rawValue) }
            }
            if side == .b {
                curves.reverse()
                lead = 1
            }
        }
        let shown = words.map { $0.moved(by: -now) }.filter { $0.time >= start && $0.time <= 0 }
        var data = CurveData(
            axes: [.horizontal, .vertical].filter(axes.contains), curves: curves,
            events: shown.sorted { $0.time < $1.time }, start: start, end: 0)
        (data.lead, data.isComparison) = (lead, other != nil)
        return data
    }

    private func begin(_ view: String, _ axes: ScrollAxes) {
        self.view = view
        self.axes = axes
        own.removeAll()
        other?.removeAll()
        events.removeAll()
    }

    /// Adds the press or the release between two samples.
    private func noteInput(from last: CurveSample, to sample: CurveSample) {
        let (wasHeld, isHeld) = (last.phase.isHeld, sample.phase.isHeld)
        if isHeld, !wasHeld { events.append(CurveEvent(word: .down, time: sample.time)) }
        if wasHeld, !isHeld { events.append(CurveEvent(word: .lift, time: sample.time)) }
    }
}

extension LiveCurve {
    /// Adds the state of a scroll view in the frame at `time`.
    func add(_ snapshot: ScrollSnapshot, ofView view: String, at time: Duration) {
        let time = time / .seconds(1)
        add(
            CurveSample(snapshot, at: time), CurveLimits(snapshot, at: time), axes: ScrollAxes(snapshot.axes),
            ofView: view)
    }

    /// Adds the state of the other live scene.
    func addOther(_ snapshot: ScrollSnapshot, ofView view: String, at time: Duration) {
        let time = time / .seconds(1)
        addOther(CurveSample(snapshot, at: time), CurveLimits(snapshot, at: time), ofView: view)
    }
}

extension CurveSample {
    fileprivate init(_ snapshot: ScrollSnapshot, at time: Double) {
        let offset = snapshot.geometry.contentOffset
        self.init(
            time: time, offset: ScrollVector(x: offset.x, y: offset.y),
            velocity: ScrollVector(x: snapshot.velocity.dx, y: snapshot.velocity.dy), phase: snapshot.phase)
    }
}

extension CurveLimits {
    fileprivate init(_ snapshot: ScrollSnapshot, at time: Double) {
        let (geometry, size) = (snapshot.geometry, snapshot.frame.size)
        let insets = geometry.contentInsets
        let x = AxisExtent(
            viewport: size.width, content: geometry.contentSize.width, leadingInset: insets.leading,
            trailingInset: insets.trailing)
        let y = AxisExtent(
            viewport: size.height, content: geometry.contentSize.height, leadingInset: insets.top,
            trailingInset: insets.bottom)
        let extent = ScrollExtent(x: x, y: y)
        self.init(time: time, least: extent.minimumOffset, most: extent.maximumOffset)
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
    /// Whether a finger, a mouse or a touchpad holds the content.
    var isHeld: Bool { self == .tracking || self == .interacting }
}
