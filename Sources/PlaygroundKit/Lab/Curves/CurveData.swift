import ScrollAnalysis
import ScrollPhysics

/// What the curves of a gesture show: a curve for each tuning, what happened, and where content may rest.
///
/// ```swift
/// let data = CurveData(recording, tunings: [CurveTuning(label: "UIKit", feel: .uikit)])
/// print(data.curves[0].samples.last?.offset.x ?? 0)
/// ```
/// Does not own: how it is drawn (``PlotPicture``), the part of it that is shown (``PlotRange``).
struct CurveData: Sendable {
    /// The axes that scroll, horizontal first.
    var axes: [ScrollAxis]
    /// In the order of the tunings.
    var curves: [Curve]
    /// The one whose limits, edges and targets are told.
    var lead = 0
    /// The curves are of A and B: each has its own colour in all drawings.
    var isComparison = false
    /// In order of time.
    var events: [CurveEvent]
    /// Where content may rest, in order of offset.
    var targets: [CurveTarget]
    /// What was measured elsewhere and lies under the curves; nil where nothing does.
    private(set) var measured: MeasuredSamples?
    /// The first and the last moment, in seconds.
    var start: Double
    var end: Double

    /// Plays `recording` through each of `tunings` until all is at rest, and no less than `least` seconds. Linear in events and
    /// samples.
    init(_ recording: Recording, tunings: [CurveTuning], lead: Int = 0, atLeast least: Double = 0) {
        let tracers = tunings.map { CurveTracer($0.recording ?? recording, feel: $0.feel) }
        axes = [.horizontal, .vertical].filter(recording.axes.contains)
        self.lead = lead
        isComparison = tunings.contains { $0.title != nil }
        start = 0
        let end = max(tracers.map(\.end).max() ?? 0, recording.duration.inSeconds, least)
        self.end = end
        curves = zip(tunings, tracers).map { tuning, tracer in
            var curve = Curve(tuning.label, tracer, until: end)
            curve.title = tuning.title
            return curve
        }
        let extent = tracers.indices.contains(lead) ? tracers[lead].extent : recording.extent
        let leading = tunings.indices.contains(lead) ? tunings[lead].recording : nil
        targets = CurveTarget.all(of: leading ?? recording, extent: extent)
        var events = CurveEvent.inputs(of: recording)
        for (index, tracer) in tracers.enumerated() {
            // Of the others only the end is told: what leads there can be seen.
            let own = index == lead ? tracer.events : tracer.events.filter { $0.word == .rest }
            events += own.map { event in
                var event = event
                if tracers.count > 1 { event.label = tunings[index].label }
                return event
            }
        }
        self.events = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// Curves that were made otherwise, as by what is going on now.
    init(axes: [ScrollAxis], curves: [Curve], events: [CurveEvent], start: Double, end: Double) {
        self.axes = axes
        self.curves = curves
        self.events = events
        self.start = start
        self.end = end
        targets = []
    }

    /// Lays a measured curve under those that are there, along an axis. Linear in its rows.
    mutating func lay(_ curve: PlacedCurve, along axis: ScrollAxis) {
        let samples = curve.samples(along: axis)
        measured = MeasuredSamples(samples: samples, axis: axis)
        end = max(end, samples.last?.time ?? end)
    }

    /// That there is nothing to draw.
    var isEmpty: Bool { curves.allSatisfy { $0.samples.isEmpty } }
}

/// What was measured elsewhere, where it lies.
struct MeasuredSamples: Equatable, Sendable {
    /// In order of time.
    let samples: [CurveSample]
    /// Along which it has values.
    let axis: ScrollAxis
}

/// A feel with the word that tells it from others.
struct CurveTuning: Equatable, Sendable {
    /// What people call it.
    var label: String
    /// The name of its feel, where the label is one of two letters.
    var title: String?
    /// The numbers.
    var feel: ScrollFeel
    /// The gesture as it is with this tuning, where that is not as it was recorded.
    var recording: Recording?

    /// `label` tells it from others.
    init(label: String, title: String? = nil, feel: ScrollFeel, recording: Recording? = nil) {
        self.label = label
        self.title = title
        self.feel = feel
        self.recording = recording
    }
}

/// How one tuning moves through a gesture.
struct Curve: Sendable {
    /// What people call the tuning.
    var label: String
    /// The name of its feel, where the label is one of two letters.
    var title: String?
    /// In order of time. Two at one moment are before and after what happened then.
    var samples: [CurveSample]
    /// The first and the last offset at rest, from each time on.
    var limits: [CurveLimits]

    /// What lies between the samples; nil where it was not played but seen.
    private var moments: ReplayMoments?

    /// A curve of what was seen.
    init(_ label: String, samples: [CurveSample], limits: [CurveLimits]) {
        self.label = label
        self.samples = samples
        self.limits = limits
    }

    /// Ends at `end`, at rest where it is over before that.
    init(_ label: String, _ tracer: CurveTracer, until end: Double) {
        self.init(label, samples: tracer.samples, limits: tracer.limits)
        moments = tracer.moments
        if var last = samples.last, last.time < end {
            last.time = end
            last.velocity = .zero
            last.phase = .idle
            samples.append(last)
        }
    }

    /// Where content is at any moment: exactly where it was played, the latest sample where it was seen. Nil without samples.
    func value(at time: Double) -> CurveSample? {
        if let moments { return moments.sample(at: time) }
        let next = samples.partitioningIndex { $0.time > time }
        return next > 0 ? samples[next - 1] : samples.first
    }
}

/// The offsets at rest from a time on.
struct CurveLimits: Equatable, Sendable {
    /// In seconds.
    var time: Double
    /// In points.
    var least: ScrollVector
    var most: ScrollVector
}
