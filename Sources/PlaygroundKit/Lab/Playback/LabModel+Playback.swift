import ScrollAnalysis
import ScrollUI

/// The playhead and its motion.
extension LabModel {
    /// Moves the playhead to `time`, clamped to the gesture, and stops it there.
    package func seek(to time: Duration) {
        isPlaying = false
        movePlayhead(to: time)
    }

    /// Moves the playhead by `steps` of ``stepSize``, backwards if negative, and stops it there.
    ///
    /// It stops on whole steps, so that a step back reverts a step.
    package func step(by steps: Int) {
        let rate = Double(max(1, stepSize.perSecond(displayRate: displayRate())))
        let position = playhead.inSeconds * rate
        // Positions within rounding of a whole step count as whole.
        let whole = steps < 0 ? (position - 1e-6).rounded(.up) : (position + 1e-6).rounded(.down)
        // Rounded to nanoseconds after the product, as frame times are.
        seek(to: .nanoseconds(Int64(((whole + Double(steps)) * 1e9 / rate).rounded())))
    }

    /// Starts or stops playing. At the end it starts again from the beginning.
    package func togglePlaying() {
        guard recording != nil else { return }
        if !isPlaying, playhead >= duration { movePlayhead(to: .zero) }
        isPlaying.toggle()
        playedUntil = nil
    }

    /// Moves the playhead to the moment of the frame at `time`. Call before each frame. Playing starts with the first
    /// call.
    package func advance(to time: Duration) {
        pace.setSlowness(isSlowMotion ? speed.rawValue : 1, at: time)
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

    /// Whether the live scene runs in slow motion.
    var isSlowMotion: Bool { chosenTakeID == nil && !isPlayedInto && speed != .full }

    /// Returns when the next frame is needed: at once while a take plays, and while frames are to be made ahead.
    func nextWakeUp(after time: Duration) -> Duration? {
        let isDue = isPlaying || isPreparing || player?.isPrepared == false || foreseesFrames
        return isDue ? time : .earlier(comparison.nextWakeUp(after: time), measured.nextWakeUp(after: time))
    }

    /// Whether frames of the newest take, which is likely to be chosen next, remain to be made.
    private var foreseesFrames: Bool { player == nil && upcoming?.player.isPrepared == false && !isLiveBusy() }

    /// Makes frames ahead, so that a seek shows at once. Call after each frame with the time that it leaves; some are
    /// made in any case, so that it comes to an end on slow machines.
    package func prepare(within budget: PrefetchBudget) {
        repeat {
            if foreseesFrames { upcoming?.prepare(Self.framesAtOnce) }
            isPreparing = player?.prepare(Self.framesAtOnce, until: duration) ?? false
        } while budget.hasTime && (isPreparing || foreseesFrames)
    }

    /// The number of frames made ahead between two looks at the clock: less than a millisecond of work.
    private static let framesAtOnce = 4

    private func movePlayhead(to time: Duration) {
        let moment = min(max(time, .zero), duration)
        if moment != playhead { playhead = moment }
    }
}
