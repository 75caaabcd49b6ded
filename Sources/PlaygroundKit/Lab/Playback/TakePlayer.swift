import Foundation
import ScrollUI

/// Shows any moment of a recording as it looks with any tuning.
///
///     let player = try TakePlayer(recording, look: look, text: text)
///     let frame = player.frame(at: .milliseconds(200), look: look)
///
/// Another look than the last one begins a new run, which goes as far as is asked for.
@MainActor
final class TakePlayer {
    private let recording: Recording
    private let text: any TextMeasuring
    private(set) var run: TakeRun
    /// What was shown last.
    private(set) var shown: TakeRun.Frame?

    /// Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        self.text = text
        run = try TakeRun(recording, look: look, text: text)
    }

    /// What is seen at `time` since the start of the recording. Nil where the scene cannot be shown in this look.
    func frame(at time: Duration, look: TakeLook) -> TakeRun.Frame? {
        shown = look == run.look ? run.frame(at: time) ?? rerun(look, to: time) : rerun(look, to: time)
        return shown
    }

    /// Makes up to `count` frames ahead, none later than `end` and no more than are kept, so that they need not be made once
    /// they are asked for; false when there are no more to make.
    func prepare(_ count: Int, until end: Duration) -> Bool {
        for _ in 0..<count where run.isFull || !run.step(until: end) { return false }
        return true
    }

    private func rerun(_ look: TakeLook, to time: Duration) -> TakeRun.Frame? {
        guard let next = try? TakeRun(recording, look: look, text: text) else { return nil }
        run = next
        return run.frame(at: time)
    }
}
