import ScrollUI

/// Infers from the deltas alone whether a wheel or two fingers are scrolling, which SDL2 does not report.
///
/// A wheel turns by whole notches, a high-resolution one by quarters or eighths, along one axis at a time. Fingers send
/// other fractions, about one per frame, and often along both axes. A single fine delta proves fingers; a coarse one
/// may be either, so that within a stream the verdict stays until several in a row indicate a wheel.
struct WheelClassifier: Equatable, Sendable {
    /// The time that separates two streams of deltas. Changing from a touchpad to a wheel takes longer, and scrolling
    /// fingers send more often.
    static let streamGap = Duration.milliseconds(80)
    /// The number of consecutive coarse deltas that overrule a verdict of fingers within its stream. For fingers that
    /// send whole pixels (tenths here) one delta in five is coarse, so that eight in a row happen by chance less than
    /// once in 300,000.
    static let coarseRunWithinStream = 8
    /// The same number at the start of a stream, where a change of device is likely.
    static let coarseRunAtStart = 3

    private enum Grain {
        case whole, eighths, fine
    }

    /// The last verdict; a wheel before any event.
    private(set) var verdict = InputEvent.Wheel.Source.notch
    private var lastTime: Duration?
    private var coarseRun = 0
    private var streamStartedCoarse = true

    /// Takes one delta in SDL's units (a notch is 1). Times must ascend.
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
        // Fingers start slowly: a first delta of a whole notch comes from a wheel.
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
