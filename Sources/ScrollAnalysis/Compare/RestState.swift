import ScrollPhysics

/// The state in which a recording comes to rest in a feel.
package struct RestState: Equatable, Sendable {
    /// The time since the start of the recording at which the last motion ended, or of the last event if nothing moved
    /// after it.
    package var time: Duration
    /// The offset in points.
    package var offset: ScrollVector
    /// The extent of viewport and content at that time.
    package var extent: ScrollExtent
    /// The targets at that time.
    package var targets: RecordedTargets

    /// Follows motions to their ends without sampling them, as long as a trace would. A finger that is never lifted
    /// counts as rest.
    init(of recording: Recording, in feel: ScrollFeel) {
        var replay = Replay(recording, feel: feel)
        var time = recording.duration
        replay.advance(to: time)
        while let next = replay.scroller.nextTransition(after: time), next <= recording.duration + Trace.patience {
            // Samples are at whole nanoseconds; motions end between them.
            time = .nanoseconds(max(next, time).wholeNanoseconds + 1)
            replay.advance(to: time)
        }
        self.time = time
        offset = replay.scroller.offset(at: time)
        extent = replay.scroller.extent
        targets = replay.recordedTargets
    }
}
