/// Builds a sequence of keyframes of one value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds the keyframes of an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds the first part of a sequence.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends keyframes to the preceding ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeRow<Value> {
        _KeyframeRow(list: accumulated._keyframes().list + next._keyframes().list)
    }

    /// Builds an empty sequence.
    public static func buildBlock() -> _KeyframeRow<Value> { _KeyframeRow(list: []) }

    /// Builds the keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeRow<Value> {
        _KeyframeRow(list: components.flatMap { $0._keyframes().list })
    }

    /// Builds the keyframes of a condition that is true.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeRow<Value> {
        _KeyframeRow(list: component._keyframes().list)
    }

    /// Builds the keyframes of a condition that is false.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeRow<Value> {
        _KeyframeRow(list: component._keyframes().list)
    }
}

/// A sequence of keyframes that a builder has created.
public struct _KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    let list: [Keyframe<Value.AnimatableData>]

    /// No further keyframes: this content is built in.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// Returns the keyframes.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes(list) }
}
