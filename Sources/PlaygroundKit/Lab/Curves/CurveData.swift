import ScrollAnalysis
import ScrollPhysics

/// The data of a gesture's curves: a curve for each tuning, the events, and the rest positions.
///
/// ```swift
/// let data = CurveData(recording, tunings: [CurveTuning(label: "UIKit", feel: .uikit)])
/// print(data.curves[0].samples.last?.offset.x ?? 0)
/// ```
/// Does not own: the drawing (``PlotPicture``), the shown part of the time (``PlotRange``).
struct CurveData: Sendable {
    /// The axes that scroll, horizontal first.
    var axes: [ScrollAxis]
    /// In the order of the tunings.
    var curves: [Curve]
    /// The index of the curve whose limits, edges and targets are shown.
    var lead = 0
    /// Whether the curves are those of A and B, which have their own colours.
    var isComparison = false
    /// The events in order of time.
    var events: [CurveEvent]
    /// The possible rest positions in order of offset.
    var targets: [CurveTarget]
    /// The measured samples under the curves; nil without any.
    private(set) var measured: MeasuredSamples?
    /// The first and the last moment, in seconds.
    var start: Double
    var end: Double

    /// Plays `recording` through each of `tunings` with `trace` until everything is at rest, and for at least `least`
    /// seconds. O(events + samples).
    init(
        _ recording: Recording, tunings: [CurveTuning], lead: Int = 0, atLeast least: Double = 0,
        trace: (Recording, ScrollFeel) -> CurveTracer = { CurveTracer($0, feel: $1) }
    ) {
        let tracers = tunings.map { trace($0.recording ?? recording, $0.feel) }
        axes = [.horizontal, .vertical].filter(recording.axes.contains)
        self.lead = lead
        isComparison = tunings.contains { $0.title != nil }
        start = 0
        let end = max(tracers.map(\.end.inSeconds).max() ?? 0, recording.duration.inSeconds, least)
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
            // For the other tunings only the end is marked.
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

    /// Curves from other sources, such as the live input.
    init(axes: [ScrollAxis], curves: [Curve], events: [CurveEvent], start: Double, end: Double) {
        self.axes = axes
        self.curves = curves
        self.events = events
        self.start = start
        self.end = end
        targets = []
    }

    /// Adds a measured curve under the others, along an axis. O(rows).
    mutating func lay(_ curve: PlacedCurve, along axis: ScrollAxis) {
        let samples = curve.samples(along: axis)
        measured = MeasuredSamples(samples: samples, axis: axis)
        end = max(end, samples.last?.time ?? end)
    }

    /// Whether there is nothing to draw.
    var isEmpty: Bool { curves.allSatisfy { $0.samples.isEmpty } }
}

/// Measured samples at their position.
struct MeasuredSamples: Equatable, Sendable {
    /// In order of time.
    let samples: [CurveSample]
    /// The axis of the values.
    let axis: ScrollAxis
}

/// A feel with a label that distinguishes it from others.
struct CurveTuning: Equatable, Sendable {
    /// The name in the legend.
    var label: String
    /// The name of its feel, if the label is A or B.
    var title: String?
    /// The numbers of the feel.
    var feel: ScrollFeel
    /// The gesture with this tuning, if it differs from the recorded one.
    var recording: Recording?

    /// `label` distinguishes the tuning from others.
    init(label: String, title: String? = nil, feel: ScrollFeel, recording: Recording? = nil) {
        self.label = label
        self.title = title
        self.feel = feel
        self.recording = recording
    }
}

/// The motion of one tuning through a gesture.
struct Curve: Sendable {
    /// The label of the tuning.
    var label: String
    /// The name of its feel, if the label is A or B.
    var title: String?
    /// In order of time. Two samples at one moment are before and after an event.
    var samples: [CurveSample]
    /// The first and the last offset at rest, each from its time on.
    var limits: [CurveLimits]

    /// The motion between the samples; nil for observed curves.
    private var moments: ReplayMoments?

    /// An observed curve.
    init(_ label: String, samples: [CurveSample], limits: [CurveLimits]) {
        self.label = label
        self.samples = samples
        self.limits = limits
    }

    /// A played curve until `end`. It rests at the end if the motion is over earlier.
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

    /// Returns the state at any moment: exact for a played curve, the latest sample for an observed one. Nil without
    /// samples.
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
