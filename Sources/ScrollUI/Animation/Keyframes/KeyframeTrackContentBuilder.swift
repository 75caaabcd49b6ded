/// Puts keyframes of one value into a row.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// The keyframes of one line.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first of several.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Those before, then another one.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeRow<Value> {
        _KeyframeRow(list: accumulated._keyframes().list + next._keyframes().list)
    }

    /// None.
    public static func buildBlock() -> _KeyframeRow<Value> { _KeyframeRow(list: []) }

    /// Those of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeRow<Value> {
        _KeyframeRow(list: components.flatMap { $0._keyframes().list })
    }

    /// Those of a condition that is true.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeRow<Value> {
        _KeyframeRow(list: component._keyframes().list)
    }

    /// Those of a condition that is false.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeRow<Value> {
        _KeyframeRow(list: component._keyframes().list)
    }
}

/// Keyframes that a builder has put into a row.
public struct _KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    let list: [Keyframe<Value.AnimatableData>]

    /// Built in: there are no others.
    public var body: _NoKeyframes<Value> { _NoKeyframes() }
    /// The keyframes.
    public func _keyframes() -> _Keyframes<Value> { _Keyframes(list) }
}
