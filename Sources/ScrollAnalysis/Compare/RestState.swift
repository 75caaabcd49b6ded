import ScrollPhysics

/// Where and when a recording comes to rest in a feel.
package struct RestState: Equatable, Sendable {
    /// Since the start of the recording: when the last motion ended, or the last event where nothing moved after it.
    package var time: Duration
    /// In points.
    package var offset: ScrollVector
    /// Of viewport and content by then.
    package var extent: ScrollExtent
    /// The places to rest by then.
    package var targets: RecordedTargets

    /// Follows motions to their ends without sampling them, for as long as a trace would. A finger that is never lifted rests.
    init(of recording: Recording, in feel: ScrollFeel) {
        var replay = Replay(recording, feel: feel)
        var time = recording.duration
        replay.advance(to: time)
        while let next = replay.scroller.nextTransition(after: time), next <= recording.duration + Trace.patience {
            // Samples are whole nanoseconds; motions end between them.
            time = .nanoseconds(max(next, time).wholeNanoseconds + 1)
            replay.advance(to: time)
        }
        self.time = time
        offset = replay.scroller.offset(at: time)
        extent = replay.scroller.extent
        targets = replay.recordedTargets
    }
}
