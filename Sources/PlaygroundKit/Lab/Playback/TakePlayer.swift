import Foundation
import ScrollAnalysis
import ScrollUI

/// Shows any moment of a recording with any tuning.
///
///     let player = try TakePlayer(recording, look: look, text: text)
///     let frame = player.frame(at: .milliseconds(200), look: look)
///
/// The runs of the last two looks are retained, so that two compared tunings are shown in turn without making frames
/// again. Another look starts a new run, which is made as far as it is requested.
@MainActor
final class TakePlayer {
    private let recording: Recording
    private let text: any TextMeasuring
    /// The run of the last requested look.
    private(set) var run: TakeRun
    /// The previous run with another look, or that of ``companion``.
    private var spare: TakeRun?
    /// A replaced run, released in spare time: taking its views apart takes longer than some frames.
    private var replaced: TakeRun?
    /// The look that is likely to be requested next, such as that of the other of two tunings. Its frames are made
    /// ahead too, and retained while other looks change.
    var companion: TakeLook? { didSet { if companion != oldValue { isPrepared = false } } }
    /// Whether ``prepare(_:until:)`` has made all frames since the last request.
    private(set) var isPrepared = false
    /// Whether the run was begun since the last call of ``prepare(_:until:)``. While a number is dragged each frame
    /// begins another one, and frames made ahead would only delay the next.
    private var isBegun = false
    /// The last shown frame.
    private(set) var shown: TakeRun.Frame?

    /// Throws ``ExitStatus/malformed`` if the scene would exceed the size of pictures.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        // Most texts are the same in all looks, and breaking them takes most of the time of new rows.
        let text = SharedTextMeasurer(text)
        self.text = text
        run = try TakeRun(recording, look: look, text: text)
    }

    /// Returns the frame at `time` since the start of the recording. Nil if the scene cannot be shown in this look.
    func frame(at time: Duration, look: TakeLook) -> TakeRun.Frame? {
        shown = find(at: time, look)
        return shown
    }

    /// Returns the frame for another look than the shown one.
    func otherFrame(at time: Duration, look: TakeLook) -> TakeRun.Frame? { find(at: time, look) }

    /// Makes up to `count` frames ahead until `end`, within the limit of stored frames: first of the shown look, then
    /// of ``companion``. Makes none in the frame in which the look changed. Returns false if no frames remain to be
    /// made.
    func prepare(_ count: Int, until end: Duration) -> Bool {
        replaced = nil
        if isBegun {
            isBegun = false
            return true
        }
        isPrepared = !Self.prepare(run, count, until: end) && !prepareCompanion(count, until: end)
        return !isPrepared
    }

    private func prepareCompanion(_ count: Int, until end: Duration) -> Bool {
        guard let companion, companion != run.look else { return false }
        if companion != spare?.look { spare = try? TakeRun(recording, look: companion, text: text) }
        return spare.map { Self.prepare($0, count, until: end) } ?? false
    }

    private static func prepare(_ run: TakeRun, _ count: Int, until end: Duration) -> Bool {
        for _ in 0..<count where run.isFull || !run.step(until: end) { return false }
        return true
    }

    private func find(at time: Duration, _ look: TakeLook) -> TakeRun.Frame? {
        if look != run.look, let other = spare, other.look == look { (run, spare) = (other, run) }
        if look == run.look { return run.frame(at: time) }
        guard let next = try? TakeRun(recording, look: look, text: text) else { return nil }
        replaced = run
        if companion == nil || spare?.look != companion { (replaced, spare) = (spare, run) }
        run = next
        isPrepared = false
        isBegun = true
        return run.frame(at: time)
    }
}
