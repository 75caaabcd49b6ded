import ScrollAnalysis
import ScrollUI

/// The playhead, and how it moves.
extension LabModel {
    /// Takes the playhead to `time`, as far as the gesture goes, and leaves it there.
    package func seek(to time: Duration) {
        isPlaying = false
        movePlayhead(to: time)
    }

    /// Takes the playhead so many steps of ``stepSize`` forward, or back where `steps` is negative, and leaves it there.
    ///
    /// It comes to stand on whole steps, so that a step back takes back a step.
    package func step(by steps: Int) {
        let rate = Double(max(1, stepSize.perSecond(displayRate: displayRate())))
        let position = playhead.inSeconds * rate
        // What is as good as a whole step counts as one.
        let whole = steps < 0 ? (position - 1e-6).rounded(.up) : (position + 1e-6).rounded(.down)
        // Rounded to nanoseconds from the product, as the times of frames are.
        seek(to: .nanoseconds(Int64(((whole + Double(steps)) * 1e9 / rate).rounded())))
    }

    /// Plays, or stops playing. At the end it plays from the start again.
    package func togglePlaying() {
        guard recording != nil else { return }
        if !isPlaying, playhead >= duration { movePlayhead(to: .zero) }
        isPlaying.toggle()
        playedUntil = nil
    }

    /// Moves the playhead on to the moment of the frame at `time`; to be called before each frame. Playing begins with the
    /// first of them.
    package func advance(to time: Duration) {
        pace.setSlowness(isSlowMotion ? speed.rawValue : 1, at: time)
        prepare()
        comparison.advance()
        measured.advance(to: time)
        guard isPlaying else { return }
        defer { playedUntil = time }
        guard let before = playedUntil, time > before else { return }
        let next = playhead + (time - before) / speed.rawValue
        guard next > duration else { return movePlayhead(to: next) }
        if loops, duration > .zero {
            return movePlayhead(to: .nanoseconds(next.wholeNanoseconds % duration.wholeNanoseconds))
        }
        seek(to: duration)
    }

    /// The live scene moves slower than it would.
    var isSlowMotion: Bool { chosenTakeID == nil && !isPlayedInto && speed != .full }

    /// When the next frame is wanted: at once while it plays, and while there are frames to make ahead.
    func nextWakeUp(after time: Duration) -> Duration? {
        let isDue = isPlaying || isPreparing || player?.isPrepared == false || foreseesFrames
        return isDue
            ? time : [comparison.nextWakeUp(after: time), measured.nextWakeUp(after: time)].compactMap { $0 }.min()
    }

    /// There are frames to make of the take that is likely to be chosen next.
    private var foreseesFrames: Bool { player == nil && upcoming?.player.isPrepared == false && !isLiveBusy() }

    /// So that a seek shows at once, frames are made ahead, some with each of the window's.
    private func prepare() {
        if foreseesFrames { upcoming?.prepare(Self.framesAhead) }
        let isAtRest = !isPlaying && playhead == preparedAt
        preparedAt = playhead
        let count = isAtRest ? Self.framesAheadAtRest : Self.framesAhead
        isPreparing = player?.prepare(count, until: duration) ?? false
    }

    /// A few milliseconds of a frame's time, while it plays or somebody scrubs.
    private static let framesAhead = 24
    /// Where nothing else is to be shown.
    private static let framesAheadAtRest = 48

    private func movePlayhead(to time: Duration) {
        let moment = min(max(time, .zero), duration)
        if moment != playhead { playhead = moment }
    }
}
