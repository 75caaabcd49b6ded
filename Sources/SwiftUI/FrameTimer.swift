public import Combine
public import Foundation
public import ScrollUI

/// A timer that connects by itself. A view follows it in the time of the frames, so that a test controls the time.
extension Publishers.Autoconnect: _FrameTimer where Upstream == Timer.OCombine.TimerPublisher {
    /// Seconds between two dates.
    public var _interval: Double { upstream.interval }
}
