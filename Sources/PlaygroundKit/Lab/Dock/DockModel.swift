import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics

/// The settings of the dock, and its cached motions, curves and numbers.
///
/// Does not own: the gesture and its playhead (``LabModel``), the tuning.
@Observable @MainActor
final class DockModel {
    /// The requested height, in points. The window may have space for less.
    var height = 300.0
    /// The shown curves.
    var content = PlotContent.both
    /// The shown range of time, in seconds; nil for all of it.
    var shown: ClosedRange<Double>?
    /// The location of the pointer over the curves, in their coordinates; nil elsewhere.
    var pointer: CGPoint?
    /// The cached motions, the last requested one last.
    @ObservationIgnored private(set) var traced: [(recording: Recording, feel: ScrollFeel, motion: CurveTracer)] = []
    @ObservationIgnored private var made:
        (recording: Recording, tunings: [CurveTuning], lead: Int, least: Double, data: CurveData)?
    @ObservationIgnored private var measured: [Measured] = []

    /// The numbers of a gesture in one tuning; nil for motions that take too long.
    private struct Measured {
        let recording: Recording
        let feel: ScrollFeel
        /// The axis of the first tuning; nil for the first tuning itself.
        let axis: ScrollAxis?
        let numbers: FeelNumbers?
    }

    /// The number of cached motions: those of a take's scroll views in two tunings.
    private static let mostTraced = 8

    /// Returns the motion of a gesture. The last requested ones are cached, since both the duration and the curves of
    /// a take are read from them.
    func motion(of recording: Recording, in feel: ScrollFeel) -> CurveTracer {
        let known = traced.firstIndex { $0.feel == feel && $0.recording == recording }
        let motion = known.map { traced.remove(at: $0).motion } ?? CurveTracer(recording, feel: feel)
        traced.append((recording, feel, motion))
        if traced.count > Self.mostTraced { traced.removeFirst() }
        return motion
    }

    /// Returns the curves of a gesture, at least `least` seconds long. The result is cached until the gesture or the
    /// tunings change.
    func data(of recording: Recording, _ tunings: [CurveTuning], lead: Int, atLeast least: Double) -> CurveData {
        if let made, made.least == least, made.lead == lead, made.tunings == tunings, made.recording == recording {
            return made.data
        }
        let data = CurveData(recording, tunings: tunings, lead: lead, atLeast: least, trace: motion)
        made = (recording, tunings, lead, least, data)
        return data
    }

    /// Returns the numbers of each tuning; nil for motions that take too long.
    func numbers(of recording: Recording, _ tunings: [CurveTuning]) -> [FeelNumbers?] {
        var next: [Measured] = []
        for tuning in tunings {
            // All along the axis of the first one, so that they can be compared.
            let axis = next.first?.numbers?.axis
            next.append(measure(tuning.recording ?? recording, in: tuning.feel, along: axis))
        }
        measured = next
        return next.map(\.numbers)
    }

    /// Measures a gesture, unless it is among those measured last.
    private func measure(_ recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis?) -> Measured {
        measured.first { $0.feel == feel && $0.axis == axis && $0.recording == recording }
            ?? Measured(
                recording: recording, feel: feel, axis: axis,
                numbers: try? FeelNumbers(of: recording, in: feel, along: axis))
    }
}

extension PlaygroundModel {
    /// The current layout of the window.
    var regions: WindowRegions {
        guard blindTest == nil else { return WindowRegions(size: windowSize, bar: BlindTestBar.height) }
        return WindowRegions(size: windowSize, dock: lab.isDockOpen ? lab.dock.height : nil)
    }

    /// Returns A and B if there are two; otherwise the current tuning, and the one that a gesture was recorded with if
    /// that differs.
    func tunings(for recording: Recording) -> [CurveTuning] {
        if let other = otherTuning {
            let pair = [tuning.side: tuning, tuning.side.other: other]
            return TuningSide.allCases.compactMap { side in
                pair[side].map { curveTuning(side.rawValue, title: title(of: side), $0) }
            }
        }
        // A release over a measured curve was recorded without a feel.
        guard lab.recording != nil, let recorded = recordedTuning(of: recording), !recorded.scrolls(like: tuning) else {
            return [curveTuning(feelTitle, tuning)]
        }
        return [curveTuning("now", tuning), curveTuning("recorded", recorded)]
    }

    private func curveTuning(_ label: String, title: String? = nil, _ tuning: Tuning) -> CurveTuning {
        CurveTuning(label: label, title: title, feel: tuning.feel, recording: lab.recording(in: tuning))
    }

    /// Returns the tuning that a gesture was recorded with.
    private func recordedTuning(of recording: Recording) -> Tuning? {
        guard let feel = try? FeelLibrary.feel(of: recording, file: "the recording") else { return nil }
        var tuning = Tuning(feel: feel)
        tuning.stage = scene.tuned((lab.chosenRecording?.whole ?? recording).stageSettings ?? StageSettings())
        return tuning
    }

    /// The curves of the dock: those of the chosen gesture, or of the live input.
    var curves: CurveData {
        guard let recording = plotted else {
            return lab.live.data(titles: [.a: title(of: .a), .b: title(of: .b)])
        }
        let lead = tuning.side == .a ? 0 : 1
        let least = lab.recording == nil ? 0 : lab.duration.inSeconds
        var data = lab.dock.data(of: recording, tunings(for: recording), lead: lead, atLeast: least)
        if let curve = lab.measured.curve { data.lay(curve, along: measuredAxis) }
        return data
    }

    /// Whether the dock shows the live input.
    var showsLiveCurves: Bool { plotted == nil && lab.isDockOpen && !regions.isDockFolded }

    /// Whether there are curves to draw and save.
    var hasCurves: Bool { plotted != nil || !lab.live.isEmpty }

    /// Opens or closes the dock.
    package func toggleDock() {
        lab.isDockOpen.toggle()
        if lab.isDockOpen, regions.dockHeight == 0 { notice = "The window is too low for the curves" }
    }
}
