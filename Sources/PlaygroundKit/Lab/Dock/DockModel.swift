import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics

/// How the dock is set, and the curves and numbers that it last made.
///
/// Does not own: the gesture and its playhead (``LabModel``), the tuning.
@Observable @MainActor
final class DockModel {
    /// What a person gave it, in points; the window may have room for less.
    var height = 300.0
    /// Which curves are drawn.
    var content = PlotContent.both
    /// The part of the time that is drawn, in seconds; nil for all of it.
    var shown: ClosedRange<Double>?
    /// Where the pointer is over the curves, in their own points; nil where it is not.
    var pointer: CGPoint?
    @ObservationIgnored private var made:
        (recording: Recording, tunings: [CurveTuning], lead: Int, least: Double, data: CurveData)?
    @ObservationIgnored private var measured: (recording: Recording, tunings: [CurveTuning], numbers: [FeelNumbers?])?

    /// The curves of a gesture, no shorter than `least` seconds; the same as the last time as long as neither gesture nor tunings
    /// change.
    func data(of recording: Recording, _ tunings: [CurveTuning], lead: Int, atLeast least: Double) -> CurveData {
        if let made, made.least == least, made.lead == lead, made.tunings == tunings, made.recording == recording {
            return made.data
        }
        let data = CurveData(recording, tunings: tunings, lead: lead, atLeast: least)
        made = (recording, tunings, lead, least, data)
        return data
    }

    /// The numbers of each tuning, nil where it moves for longer than is followed.
    func numbers(of recording: Recording, _ tunings: [CurveTuning]) -> [FeelNumbers?] {
        if let measured, measured.tunings == tunings, measured.recording == recording { return measured.numbers }
        var numbers: [FeelNumbers?] = []
        for tuning in tunings {
            // All along the axis of the first one: they are to be compared.
            numbers.append(
                try? FeelNumbers(
                    of: tuning.recording ?? recording, in: tuning.feel, along: numbers.first.flatMap { $0?.axis }))
        }
        measured = (recording, tunings, numbers)
        return numbers
    }
}

extension PlaygroundModel {
    /// How the window is divided now.
    var regions: WindowRegions {
        guard blindTest == nil else { return WindowRegions(size: windowSize, bar: BlindTestBar.height) }
        return WindowRegions(size: windowSize, dock: lab.isDockOpen ? lab.dock.height : nil)
    }

    /// A and B where there are two; else the tuning in use, and the one that a gesture was made with where that was another one.
    func tunings(for recording: Recording) -> [CurveTuning] {
        if let other = otherTuning {
            let pair = [tuning.side: tuning, tuning.side.other: other]
            return TuningSide.allCases.compactMap { side in
                pair[side].map { curveTuning(side.rawValue, title: title(of: side), $0) }
            }
        }
        // What is let go over a measured curve was made with no feel.
        guard lab.recording != nil, let recorded = recordedTuning(of: recording), !recorded.scrolls(like: tuning) else {
            return [curveTuning(feelTitle, tuning)]
        }
        return [curveTuning("now", tuning), curveTuning("recorded", recorded)]
    }

    private func curveTuning(_ label: String, title: String? = nil, _ tuning: Tuning) -> CurveTuning {
        CurveTuning(label: label, title: title, feel: tuning.feel, recording: lab.recording(in: tuning))
    }

    /// What a gesture was made with.
    private func recordedTuning(of recording: Recording) -> Tuning? {
        guard let feel = try? FeelLibrary.feel(of: recording, file: "the recording") else { return nil }
        var tuning = Tuning(feel: feel)
        tuning.stage = scene.tuned((lab.chosenRecording?.whole ?? recording).stageSettings ?? StageSettings())
        return tuning
    }

    /// What the dock shows: the chosen gesture, or what is being done now.
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

    /// That the dock shows what is being done now.
    var showsLiveCurves: Bool { plotted == nil && lab.isDockOpen && !regions.isDockFolded }

    /// That there is something to draw and to save.
    var hasCurves: Bool { plotted != nil || !lab.live.isEmpty }

    /// Opens the dock, or closes it.
    package func toggleDock() {
        lab.isDockOpen.toggle()
        if lab.isDockOpen, regions.dockHeight == 0 { notice = "The window is too low for the curves" }
    }
}
