public import Foundation

/// A value along its keyframes, as a function of time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let curves: [_KeyframeTrackCurve<Value>]

    /// Seconds; that of the longest track.
    public let duration: TimeInterval

    /// Begins at `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        curves = keyframes._curves(from: initialValue)
        duration = curves.reduce(0) { max($0, $1.duration) }
    }

    /// The value after `time` seconds: the initial one before zero, the last one after the end.
    public func value(time: Double) -> Value {
        var value = initialValue
        for curve in curves { curve.apply(&value, time) }
        return value
    }

    /// The value after that part of the duration, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
