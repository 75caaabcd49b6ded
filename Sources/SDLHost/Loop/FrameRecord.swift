import ScrollUI

/// A shown frame with the times at which its steps ended, in nanoseconds of `CLOCK_MONOTONIC`.
public struct FrameRecord: Sendable, Equatable {
    /// The report of the view host.
    public var report: FrameReport
    /// The time passed to the view host.
    public var time: Duration
    /// The predicted time at which the frame is seen, for which it shows content that scrolls by itself; nil if it shows
    /// all content at ``time``.
    package var seen: Duration?
    /// The start of the frame, before events were processed.
    public var began: Int64
    /// The time at which the display list was ready and nothing was rasterised yet.
    public var built: Int64
    /// The time at which drawing and presenting returned. SDL does not report when the frame was visible; this is the
    /// closest approximation.
    public var presented: Int64
    /// The time at which the preparing of rows for later frames ended; nil if there was no time for it.
    package var prepared: Int64?
}
