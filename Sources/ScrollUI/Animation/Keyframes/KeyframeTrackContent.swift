public import Foundation

/// A sequence of keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable
    /// The type of the keyframes in the body.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    /// The keyframes that make up this content.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Returns the keyframes, for the enclosing track.
    func _keyframes() -> _Keyframes<Value>
}

/// A sequence of keyframes, in the form that tracks read.
public struct _Keyframes<Value: Animatable> {
    let list: [Keyframe<Value.AnimatableData>]

    init(_ list: [Keyframe<Value.AnimatableData>]) {
        self.list = list
    }
}

extension KeyframeTrackContent {
    /// Returns the keyframes of the body.
    public func _keyframes() -> _Keyframes<Value> { body._keyframes() }
}

/// The body of content that defines its keyframes by ``KeyframeTrackContent/_keyframes()``.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    /// The value itself. It is never read.
    public var body: _NoKeyframes { self }
    /// Returns no keyframes.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([]) }
}

/// A keyframe that goes to a value at constant speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe. `duration` is in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(goal: to.animatableData, duration: max(0, duration), form: .linear(timingCurve))
    }

    /// No further keyframes: this content is built in.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// Returns the keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// A keyframe that goes to a value along a cubic, with continuous velocity at its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe. `duration` is in seconds, velocities are in units per second. By default it begins with the velocity at the end
    /// of the previous keyframe, and ends with the slope of the line through its neighbours.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(
            goal: to.animatableData, duration: max(0, duration),
            form: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    /// No further keyframes: this content is built in.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// Returns the keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// A keyframe that goes to a value with the motion of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe. `duration` is in seconds, by default until the spring has settled; the next keyframe begins at the spring's
    /// value at that time. `startVelocity` is in units per second, by default the velocity at the end of the previous keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            goal: to.animatableData, duration: max(0, duration ?? spring.settlingDuration),
            form: .spring(spring, start: startVelocity?.animatableData))
    }

    /// No further keyframes: this content is built in.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// Returns the keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// A keyframe that changes to a value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// Creates a keyframe with the given value.
    public init(_ to: Value) {
        keyframe = Keyframe(goal: to.animatableData, duration: 0, form: .move)
    }

    /// No further keyframes: this content is built in.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// Returns the keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}
