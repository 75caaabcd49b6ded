import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics

/// A curve that was measured elsewhere and lies under those of the dock, and the search for the numbers that make it.
///
/// Does not own: the tuning, a clock, files. Whoever has the frames' times passes them on (``advance(to:)``).
@Observable @MainActor
final class MeasuredModel {
    /// Nil while none is open.
    private(set) var curve: PlacedCurve?
    /// What is drawn over it while no take is chosen.
    private(set) var release: Recording?
    /// What is told of the search that goes on; nil before it took long enough to be told of.
    private(set) var report: Report?
    /// A search goes on.
    private(set) var isFitting = false
    /// Takes over what was found.
    @ObservationIgnored var onFit: (CurveFitting, CurveFitting.Outcome) -> Void = { _, _ in }
    @ObservationIgnored private var fitting: CurveFitting?
    /// The frames' time at which the search was first seen to go on.
    @ObservationIgnored private var began: Duration?

    /// How far a search is.
    struct Report: Equatable {
        /// Seconds.
        var time: Double
        var tries: Int
        /// Points; infinite before the first try.
        var rms: Double
    }

    /// A search that takes no longer is not told of.
    static let patience = Duration.milliseconds(100)
    /// Between two looks at it.
    private static let interval = Duration.milliseconds(50)

    // MARK: The curve

    /// Lays a curve under the plots, in the place of the one before; `feel` is let go over it.
    func open(_ curve: PlacedCurve, under feel: ScrollFeel) {
        stop()
        self.curve = curve
        release = curve.measured.map { ReleasedContent($0, in: feel).recording(under: curve) }
    }

    /// Takes the curve away.
    func close() {
        stop()
        (curve, release) = (nil, nil)
    }

    /// Moves or scales the curve. A search for where it was is over.
    func adjust(_ change: (inout PlacedCurve) -> Void) {
        guard var curve else { return }
        change(&curve)
        guard curve != self.curve else { return }
        stop()
        self.curve = curve
    }

    /// Has what is let go begin as a search found it.
    func letGo(_ content: ReleasedContent) {
        if let curve { release = content.recording(under: curve) }
    }

    // MARK: The search

    /// Watches a search, in the place of the one before.
    func follow(_ fitting: CurveFitting) {
        stop()
        self.fitting = fitting
        isFitting = true
    }

    /// Gives up the search that goes on.
    func stop() {
        fitting?.progress.stop()
        (fitting, began) = (nil, nil)
        if isFitting { isFitting = false }
        if report != nil { report = nil }
    }

    /// Looks at the search; to be called before each frame.
    func advance(to time: Duration) {
        guard let fitting else { return }
        if let outcome = fitting.outcome {
            stop()
            return onFit(fitting, outcome)
        }
        let start = began ?? time
        began = start
        guard time - start >= Self.patience else { return }
        report = Report(
            time: (time - start).inSeconds, tries: fitting.progress.tries, rms: fitting.progress.rms)
    }

    /// When it is to be looked at next; nil while there is no search.
    func nextWakeUp(after time: Duration) -> Duration? { fitting == nil ? nil : time + Self.interval }
}
