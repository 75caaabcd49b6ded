public import Foundation

/// A value that follows keyframes, as a function of time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let curves: [_KeyframeTrackCurve<Value>]

    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates a timeline that begins at `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        curves = keyframes._curves(from: initialValue)
        duration = curves.reduce(0) { max($0, $1.duration) }
    }

    /// Returns the value after `time` seconds: the initial value before zero, the last value after the end.
    public func value(time: Double) -> Value {
        var value = initialValue
        for curve in curves { curve.apply(&value, time) }
        return value
    }

    /// Returns the value after a fraction of the duration, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
