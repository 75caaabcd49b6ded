import ScrollUI

/// Guesses from the deltas alone whether a wheel or two fingers are scrolling, which SDL2 does not say.
///
/// A wheel turns by whole notches, a high-resolution one by quarters or eighths, along one axis at a time. Fingers
/// send other fractions, about one a frame, and often along both axes. A single fine delta proves fingers; a coarse
/// one may be either, so that within a stream the verdict stays until several in a row speak for a wheel.
struct WheelClassifier: Equatable, Sendable {
    /// Deltas further apart are separate turns, closer ones one stream. A person takes longer than this from a
    /// touchpad to a wheel, and fingers that scroll send more often.
    static let streamGap = Duration.milliseconds(80)
    /// Coarse deltas in a row that outweigh a verdict of fingers within its stream. Of fingers that send whole pixels
    /// (tenths here) one delta in five is coarse, so that eight in a row come by chance less than once in 300,000.
    static let coarseRunWithinStream = 8
    /// The same at the start of a stream, where a change of device is likely.
    static let coarseRunAtStart = 3

    private enum Grain {
        case whole, eighths, fine
    }

    /// The last guess; a wheel before anything came.
    private(set) var verdict = InputEvent.Wheel.Source.notch
    private var lastTime: Duration?
    private var coarseRun = 0
    private var streamStartedCoarse = true

    /// Takes in one delta, in SDL's units (a notch is 1). Times ascend.
    mutating func classify(dx: Double, dy: Double, at time: Duration) -> InputEvent.Wheel.Source {
        let isNewStream = lastTime.map { time - $0 > Self.streamGap } ?? true
        lastTime = time
        if isNewStream { coarseRun = 0 }
        let grain = Self.grain(dx: dx, dy: dy)
        if isNewStream { streamStartedCoarse = grain != .fine }
        weigh(grain, isNewStream: isNewStream)
        return verdict
    }

    private mutating func weigh(_ grain: Grain, isNewStream: Bool) {
        guard grain != .fine else {
            coarseRun = 0
            streamStartedCoarse = false
            verdict = .touchpad
            return
        }
        coarseRun += 1
        let runNeeded = streamStartedCoarse ? Self.coarseRunAtStart : Self.coarseRunWithinStream
        // Fingers begin slowly: a first delta of a whole notch is a wheel's.
        let isFirstNotch = isNewStream && grain == .whole
        if isFirstNotch || coarseRun >= runNeeded { verdict = .notch }
    }

    private static func grain(dx: Double, dy: Double) -> Grain {
        if dx != 0, dy != 0 { return .fine }
        if isMultiple(dx, of: 1), isMultiple(dy, of: 1) { return .whole }
        return isMultiple(dx, of: 0.125) && isMultiple(dy, of: 0.125) ? .eighths : .fine
    }

    /// Exact: eighths have no rounding error in binary.
    private static func isMultiple(_ value: Double, of step: Double) -> Bool {
        (value / step).rounded() == value / step
    }
}
