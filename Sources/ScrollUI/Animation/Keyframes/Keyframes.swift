/// Keyframe tracks that run in parallel, each for a part of a value.
public protocol Keyframes<Value> {
    /// The type of the value whose parts are animated.
    associatedtype Value
    /// The type of the tracks in the body.
    associatedtype Body: Keyframes where Body.Value == Value
    /// The tracks that make up these keyframes.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Returns the tracks' curves for an initial value, for the enclosing timeline.
    func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>]
}

extension Keyframes {
    /// Returns the curves of the body.
    public func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] { body._curves(from: initialValue) }
}

/// The effect of one track on a value.
public struct _KeyframeTrackCurve<Value> {
    /// The duration in seconds.
    let duration: Double
    let apply: (inout Value, _ time: Double) -> Void
}

/// A sequence of keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track of the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates a track of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    init(content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    /// No further tracks: this type is built in.
    public var body: _KeyframeTracks<Root> { _KeyframeTracks(tracks: []) }

    /// Returns the track's curve.
    public func _curves(from initialValue: Root) -> [_KeyframeTrackCurve<Root>] {
        let curve = KeyframeCurve(from: initialValue[keyPath: keyPath].animatableData, content._keyframes().list)
        return [
            _KeyframeTrackCurve(duration: curve.duration) { [keyPath] value, time in
                value[keyPath: keyPath].animatableData = curve.value(at: time)
            }
        ]
    }
}

/// Parallel tracks that a builder has created.
public struct _KeyframeTracks<Value>: Keyframes {
    let tracks: [(Value) -> [_KeyframeTrackCurve<Value>]]

    /// The value itself: this type is built in.
    public var body: _KeyframeTracks { self }

    /// Returns the curves of all tracks.
    public func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] {
        tracks.flatMap { $0(initialValue) }
    }
}

/// Builds parallel keyframe tracks, or a sequence of keyframes of a single value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Builds one or several tracks.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Builds the keyframes of an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds the first of several tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Adds tracks to the preceding ones.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: [{ accumulated._curves(from: $0) }, { next._curves(from: $0) }])
    }

    /// Builds the first part of a sequence of keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends keyframes to the preceding ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeRow<Value> where Value: Animatable {
        _KeyframeRow(list: accumulated._keyframes().list + next._keyframes().list)
    }

    /// Builds an empty set of tracks.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }

    /// Returns the tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// Builds a track of the value itself.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack(content: component)
    }
}
