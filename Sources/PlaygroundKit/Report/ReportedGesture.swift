import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A recording of a report, played through its feels.
struct ReportedGesture: Sendable {
    /// The name of the file, without its folder and extensions.
    let name: String
    let recording: Recording
    /// The name in messages.
    let file: String
    let summary: GestureSummary
    let curves: CurveData
    /// The numbers in each feel, along the same axis.
    let numbers: [FeelNumbers]
    /// Nil for one feel.
    let comparison: Comparison?
    /// One check for each limit.
    let checks: [LimitCheck]
    /// A note on the accuracy of the replay; nil if it is exact.
    let caveat: String?

    /// The recording in the file at `path`. Throws ``PlaygroundError`` as `compare` does.
    init(_ path: String, _ tunings: [ReportedTuning], _ limits: DifferenceLimits) throws(PlaygroundError) {
        try self.init(try Recording(contentsOf: path), name: Self.name(path), file: path, tunings, limits)
    }

    /// A recording that was already read. `played` contains the recording as each tuning's stage receives it, nil if
    /// that is unchanged.
    init(
        _ recording: Recording, name: String, file: String, _ tunings: [ReportedTuning],
        _ limits: DifferenceLimits = DifferenceLimits(), played: [Recording?] = []
    ) throws(PlaygroundError) {
        (self.recording, self.name, self.file) = (recording, name, file)
        let (main, feels) = (recording.main, tunings.map(\.feel))
        let own = feels.indices.map { played.indices.contains($0) ? played[$0] ?? main : main }
        summary = GestureSummary(recording, feel: feels[0])
        caveat = main.caveat(onReplaysIn: feels, file: file)?.sentence
        // The offsets of two different stages cannot be compared.
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

    /// The exceeded limits.
    var failures: [LimitCheck] { checks.filter { $0.failure != nil } }

    /// The axis of the numbers.
    var axis: ScrollAxis { numbers[0].axis }
}
