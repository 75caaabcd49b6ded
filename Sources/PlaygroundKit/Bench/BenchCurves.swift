import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics

/// The curves of `bench`: eight of ten seconds of flings in alternating directions, in two tunings.
@Observable @MainActor
final class BenchCurves {
    /// The size of the plot in a window of 1440 by 900, in points.
    static let size = CGSize(width: 640, height: 260)
    private static let length = 10.0
    private static let shownLength = 8.0
    /// The distance that the curves can be panned by, in points.
    nonisolated static let extent = 160.0

    /// Traced at the first use: the other scenes show no curves.
    @ObservationIgnored private(set) lazy var data = Self.trace()
    private(set) var shown: ClosedRange<Double>?

    private static func trace() -> CurveData {
        var recording = Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 100_000))
        recording.offset.y = 50_000
        recording.events = (0..<40).map { index in
            let velocity = index % 2 == 0 ? 3000.0 : -3000
            return RecordedEvent(.fling(ScrollVector(x: 0, y: velocity)), at: .milliseconds(250 * index))
        }
        let tunings = [CurveTuning(label: "UIKit", feel: .uikit), CurveTuning(label: "Android", feel: .android)]
        var data = CurveData(recording, tunings: tunings, atLeast: length)
        data.end = length
        return data
    }

    /// `offset` in points, from 0 to ``extent``.
    func pan(to offset: Double) {
        let start = (Self.length - Self.shownLength) * offset / Self.extent
        shown = start...start + Self.shownLength
    }
}
