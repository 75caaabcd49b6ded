import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A recording of a report, played through its feels.
struct ReportedGesture: Sendable {
    /// The file's name, without its folder and what tells its kind.
    let name: String
    let recording: Recording
    /// What it is called in messages.
    let file: String
    let summary: GestureSummary
    let curves: CurveData
    /// Of each feel, along the same axis.
    let numbers: [FeelNumbers]
    /// Nil for one feel.
    let comparison: Comparison?
    /// A check for each limit.
    let checks: [LimitCheck]
    /// What has to be known of the replay; nil where it is exact.
    let caveat: String?

    /// The recording in the file at `path`. Throws ``PlaygroundError`` as `compare` does.
    init(_ path: String, _ tunings: [ReportedTuning], _ limits: DifferenceLimits) throws(PlaygroundError) {
        try self.init(try Recording(contentsOf: path), name: Self.name(path), file: path, tunings, limits)
    }

    /// The same for what was read already. `played` is the recording as each tuning's stage takes it, nil where that is as it was
    /// made.
    init(
        _ recording: Recording, name: String, file: String, _ tunings: [ReportedTuning],
        _ limits: DifferenceLimits = DifferenceLimits(), played: [Recording?] = []
    ) throws(PlaygroundError) {
        (self.recording, self.name, self.file) = (recording, name, file)
        let (main, feels) = (recording.main, tunings.map(\.feel))
        let own = feels.indices.map { played.indices.contains($0) ? played[$0] ?? main : main }
        summary = GestureSummary(recording, feel: feels[0])
        caveat = main.caveat(onReplaysIn: feels, file: file)?.sentence
        // Two stages have no offsets that could be compared.
        if feels.count > 1, own[0] == own[1] {
            let comparison = try Comparison(of: own[0], in: feels[0], and: feels[1], file: file)
            let a = try FeelNumbers(of: own[0], in: feels[0], along: nil, rest: comparison.rests[0], file: file)
            let b = try FeelNumbers(of: own[1], in: feels[1], along: a.axis, rest: comparison.rests[1], file: file)
            numbers = [a, b]
            checks = LimitCheck.all(of: comparison, a, b, limits)
            self.comparison = comparison
        } else {
            var numbers: [FeelNumbers] = []
            for (recording, feel) in zip(own, feels) {
                numbers.append(try FeelNumbers(of: recording, in: feel, along: numbers.first?.axis, file: file))
            }
            (self.numbers, comparison, checks) = (numbers, nil, [])
        }
        let curves = zip(tunings, own).map { tuning, recording in
            var curve = tuning.curveTuning(of: tunings.count)
            if recording != main { curve.recording = recording }
            return curve
        }
        self.curves = CurveData(main, tunings: curves)
    }

    private static func name(_ path: String) -> String {
        var name = URL(fileURLWithPath: path).lastPathComponent
        for ending in [".json", ".scroll-recording"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return name.shortened(to: 60)
    }

    /// The limits that are exceeded.
    var failures: [LimitCheck] { checks.filter { $0.failure != nil } }

    /// Along what the numbers are.
    var axis: ScrollAxis { numbers[0].axis }
}
