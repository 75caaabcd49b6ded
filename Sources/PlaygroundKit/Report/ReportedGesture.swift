import Foundation
import ScrollPhysics

/// A recording of a report, played through its feels.
struct ReportedGesture: Sendable {
    /// The file's name, without its folder and what tells its kind.
    let name: String
    let recording: Recording
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
        recording = try Recording(contentsOf: path)
        name = Self.name(path)
        let (main, feels) = (recording.main, tunings.map(\.feel))
        summary = GestureSummary(recording, feel: feels[0])
        caveat = main.caveat(onReplaysIn: feels, file: path)?.sentence
        if feels.count > 1 {
            let comparison = try Comparison(of: main, in: feels[0], and: feels[1], file: path)
            let a = try FeelNumbers(of: main, in: feels[0], along: nil, rest: comparison.rests[0], file: path)
            let b = try FeelNumbers(of: main, in: feels[1], along: a.axis, rest: comparison.rests[1], file: path)
            numbers = [a, b]
            checks = LimitCheck.all(of: comparison, a, b, limits)
            self.comparison = comparison
        } else {
            numbers = [try FeelNumbers(of: main, in: feels[0], file: path)]
            (comparison, checks) = (nil, [])
        }
        curves = CurveData(main, tunings: tunings.map { $0.curveTuning(of: tunings.count) })
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
