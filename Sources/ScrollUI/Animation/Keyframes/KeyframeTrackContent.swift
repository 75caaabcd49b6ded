public import Foundation

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// The value that is animated.
    associatedtype Value: Animatable
    /// Keyframes that it is made of.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    /// Keyframes that it is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The keyframes, for the track that they are in.
    func _keyframes() -> _Keyframes<Value>
}

/// Keyframes in a row, as tracks read them.
public struct _Keyframes<Value: Animatable> {
    let list: [Keyframe<Value.AnimatableData>]

    init(_ list: [Keyframe<Value.AnimatableData>]) {
        self.list = list
    }
}

extension KeyframeTrackContent {
    /// Those of the body.
    public func _keyframes() -> _Keyframes<Value> { body._keyframes() }
}

/// Says what its keyframes are by ``KeyframeTrackContent/_keyframes()``: there is no body.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    /// Never asked for.
    public var body: _NoKeyframes { self }
    /// None.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([]) }
}

/// Goes to a value in equal steps, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// `duration` in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(goal: to.animatableData, duration: max(0, duration), form: .linear(timingCurve))
    }

    /// Built in: there are no others.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// The keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// Goes to a value along a cubic that meets its neighbours with their velocity.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// `duration` in seconds, velocities in units per second. Without them it begins as the keyframe before ends, and ends
    /// on the line through its neighbours.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(
            goal: to.animatableData, duration: max(0, duration),
            form: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    /// Built in: there are no others.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// The keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// `duration` in seconds, by default until the spring has settled; the next keyframe begins where the spring is then.
    /// `startVelocity` in units per second, by default that with which the keyframe before ends.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            goal: to.animatableData, duration: max(0, duration ?? spring.settlingDuration),
            form: .spring(spring, start: startVelocity?.animatableData))
    }

    /// Built in: there are no others.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// The keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value.AnimatableData>

    /// At once.
    public init(_ to: Value) {
        keyframe = Keyframe(goal: to.animatableData, duration: 0, form: .move)
    }

    /// Built in: there are no others.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// The keyframe.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes([keyframe]) }
}
