import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The last ten seconds of what is being done now, and of what the other of two tunings makes of it: a sample for each frame in
/// which something moved, in memory that is taken once.
///
/// Does not own: a clock, the scroll views. Nothing is added, and nobody told, while all is at rest.
@Observable @MainActor
final class LiveCurve {
    /// Seconds that are kept.
    nonisolated static let length = 10.0
    /// Ten seconds of a display of 400 Hz. Faster ones are kept for less.
    nonisolated static let capacity = 4_096
    /// Of words and of lengths.
    nonisolated static let eventCapacity = 256
    /// A curve that has just begun is drawn in that many seconds, so that it does not shrink with each frame.
    private static let leastShown = 2.0
    /// Seconds of rest before the first motion that are drawn.
    private static let lead = 0.25

    /// Grows with each change: whoever draws reads it.
    private(set) var revision = 0
    /// The scene on the stage, whichever tunings it has had.
    @ObservationIgnored private var own = LiveTrack()
    /// The other one's live scene; nil while it is not followed.
    @ObservationIgnored private var other: LiveTrack?
    /// The tuning of the scene on the stage.
    @ObservationIgnored private var side = TuningSide.a
    /// What a person did, the same for both.
    @ObservationIgnored private var events = Ring<CurveEvent>(capacity: LiveCurve.eventCapacity)
    @ObservationIgnored private var axes: ScrollAxes = []
    /// The scroll view that is followed.
    @ObservationIgnored private var view = ""

    /// Which of two tunings the scene on the stage has, and whether the other one's scene is followed too. After a flip each
    /// curve goes on as that of its tuning.
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

    /// Takes over what a frame showed of a scroll view, with its limits then; another one than before begins anew. Its time is
    /// later than that of the one before.
    func add(_ sample: CurveSample, _ limits: CurveLimits, axes: ScrollAxes, ofView view: String) {
        if view != self.view || axes != self.axes { begin(view, axes) }
        let last = own.last
        guard own.add(sample, limits) else { return }
        if let last { noteInput(from: last, to: sample) }
        revision += 1
    }

    /// The same of the other one's live scene. Another scroll view than the stage's is not drawn, nor is what stays as it is.
    func addOther(_ sample: CurveSample, _ limits: CurveLimits, ofView view: String) {
        guard view == self.view, other?.add(sample, limits, ifChanged: true) == true else { return }
        revision += 1
    }

    /// Takes over that a wheel was turned by a notch, at its own time.
    func noteNotch(at time: Duration) {
        events.append(CurveEvent(word: .notch, time: time / .seconds(1)))
    }

    /// That nothing has moved since the first frame.
    var isEmpty: Bool {
        _ = revision
        return max(own.count, other?.count ?? 0) < 2
    }

    /// The curves, their end at zero: A and B with the names of their feels where both are followed.
    func data(titles: [TuningSide: String] = [:]) -> CurveData {
        _ = revision
        let tracks = [own, other].compactMap { $0 }
        let now = tracks.compactMap { $0.last?.time }.max() ?? 0
        // A rest before all that moved has nothing to tell.
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

    /// Content that stands still or runs on takes no note.
    private func noteInput(from last: CurveSample, to sample: CurveSample) {
        let (wasHeld, isHeld) = (last.phase.isHeld, sample.phase.isHeld)
        if isHeld, !wasHeld { events.append(CurveEvent(word: .down, time: sample.time)) }
        if wasHeld, !isHeld { events.append(CurveEvent(word: .lift, time: sample.time)) }
    }
}

extension LiveCurve {
    /// Takes over what a frame at `time` showed of a scroll view.
    func add(_ snapshot: ScrollSnapshot, ofView view: String, at time: Duration) {
        let time = time / .seconds(1)
        add(
            CurveSample(snapshot, at: time), CurveLimits(snapshot, at: time), axes: ScrollAxes(snapshot.axes),
            ofView: view)
    }

    /// The same of the other one's live scene.
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
    /// A finger, a mouse or a touchpad has the content.
    var isHeld: Bool { self == .tracking || self == .interacting }
}
