public import Combine
public import Foundation
public import ScrollUI

/// A timer that connects by itself, followed by a view in the time of the frames: a test says what time it is.
extension Publishers.Autoconnect: _FrameTimer where Upstream == Timer.OCombine.TimerPublisher {
    /// Seconds between two dates.
    public var _interval: Double { upstream.interval }
}
