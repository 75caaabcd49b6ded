import Foundation
import ScrollAnalysis
import ScrollUI

/// Shows any moment of a recording as it looks with any tuning.
///
///     let player = try TakePlayer(recording, look: look, text: text)
///     let frame = player.frame(at: .milliseconds(200), look: look)
///
/// Another look than the last two begins a new run, which goes as far as is asked for: two tunings that are compared are shown
/// in turn without making anything anew.
@MainActor
final class TakePlayer {
    private let recording: Recording
    private let text: any TextMeasuring
    /// That was asked for last.
    private(set) var run: TakeRun
    /// The one before, with another look, or that of ``companion``.
    private var spare: TakeRun?
    /// The look that will be wanted next, as that of the other of two tunings: it is made ahead too, and kept while the other
    /// looks change.
    var companion: TakeLook? { didSet { if companion != oldValue { isPrepared = false } } }
    /// Nothing was asked for since ``prepare(_:until:)`` had no more to make.
    private(set) var isPrepared = false
    /// What was shown last.
    private(set) var shown: TakeRun.Frame?

    /// Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        // Whatever the look, most texts are the same, and breaking them is most of what new rows cost.
        let text = SharedTextMeasurer(text)
        self.text = text
        run = try TakeRun(recording, look: look, text: text)
    }

    /// What is seen at `time` since the start of the recording. Nil where the scene cannot be shown in this look.
    func frame(at time: Duration, look: TakeLook) -> TakeRun.Frame? {
        shown = find(at: time, look)
        return shown
    }

    /// The same for another look beside the one that is shown.
    func otherFrame(at time: Duration, look: TakeLook) -> TakeRun.Frame? { find(at: time, look) }

    /// Makes up to `count` frames ahead, none later than `end` and no more than are kept, so that they need not be made once
    /// they are asked for: those of the look that is shown, then those of ``companion``. False when there are no more to make.
    func prepare(_ count: Int, until end: Duration) -> Bool {
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
        if companion == nil || spare?.look != companion { spare = run }
        run = next
        isPrepared = false
        return run.frame(at: time)
    }
}
