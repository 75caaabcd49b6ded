import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics

/// A measured curve under those of the dock, and the search for the numbers that reproduce it.
///
/// Does not own: the tuning, a clock, files. The frame loop passes its times to ``advance(to:)``.
@Observable @MainActor
final class MeasuredModel {
    /// The open curve; nil if none is open.
    private(set) var curve: PlacedCurve?
    /// The release that is drawn over the curve while no take is chosen.
    private(set) var release: Recording?
    /// The progress of the running search; nil until it has run long enough to be reported.
    private(set) var report: Report?
    /// Whether a search is running.
    private(set) var isFitting = false
    /// Called with the result of a search.
    @ObservationIgnored var onFit: (CurveFitting, CurveFitting.Outcome) -> Void = { _, _ in }
    @ObservationIgnored private var fitting: CurveFitting?
    /// The frame time at which the search was first seen running.
    @ObservationIgnored private var began: Duration?

    /// The progress of a search.
    struct Report: Equatable {
        /// In seconds.
        var time: Double
        var tries: Int
        /// In points; infinite before the first try.
        var rms: Double
    }

    /// The run time from which a search is reported.
    static let patience = Duration.milliseconds(100)
    /// The interval between checks of the search.
    private static let interval = Duration.milliseconds(50)

    // MARK: The curve

    /// Puts a curve under the plots in place of the previous one. The release over it uses `feel`.
    func open(_ curve: PlacedCurve, under feel: ScrollFeel) {
        stop()
        self.curve = curve
        release = curve.measured.map { ReleasedContent($0, in: feel).recording(under: curve) }
    }

    /// Removes the curve.
    func close() {
        stop()
        (curve, release) = (nil, nil)
    }

    /// Moves or scales the curve. This stops a running search.
    func adjust(_ change: (inout PlacedCurve) -> Void) {
        guard var curve else { return }
        change(&curve)
        guard curve != self.curve else { return }
        stop()
        self.curve = curve
    }

    /// The curve and the release over it.
    struct State: Equatable, Sendable {
        let curve: PlacedCurve
        let release: Recording?
    }

    /// The current curve and release; nil without a curve.
    var state: State? { curve.map { State(curve: $0, release: release) } }

    /// Changes to another state, unless the curve was moved, closed or replaced after `former`. This stops a running
    /// search.
    func change(from former: State?, to next: State?) {
        guard let next, next != former, state == former else { return }
        stop()
        (curve, release) = (next.curve, next.release)
    }

    /// Sets the release to the result of a search.
    func letGo(_ content: ReleasedContent) {
        if let curve { release = content.recording(under: curve) }
    }

    // MARK: The search

    /// Follows a search in place of the previous one.
    func follow(_ fitting: CurveFitting) {
        stop()
        self.fitting = fitting
        isFitting = true
    }

    /// Stops the running search.
    func stop() {
        fitting?.progress.stop()
        (fitting, began) = (nil, nil)
        if isFitting { isFitting = false }
        if report != nil { report = nil }
    }

    /// Checks the search. Call before each frame.
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

    /// Returns the time of the next check; nil without a search.
    func nextWakeUp(after time: Duration) -> Duration? { fitting == nil ? nil : time + Self.interval }
}
