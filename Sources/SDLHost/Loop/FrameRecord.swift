import ScrollUI

/// One shown frame, with the moments at which its steps ended. Nanoseconds of `CLOCK_MONOTONIC`.
public struct FrameRecord: Sendable, Equatable {
    /// What the view host did.
    public var report: FrameReport
    /// The time that the view host was given.
    public var time: Duration
    /// The frame began: before events were taken in.
    public var began: Int64
    /// The display list was ready, and nothing rasterised.
    public var built: Int64
    /// Drawing and presenting returned. SDL does not tell when the frame was seen; this is the nearest there is.
    public var presented: Int64
}
