/// Tracks of keyframes, which run side by side, each for a part of a value.
public protocol Keyframes<Value> {
    /// The value whose parts are animated.
    associatedtype Value
    /// Tracks that it is made of.
    associatedtype Body: Keyframes where Body.Value == Value
    /// Tracks that it is made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// What the tracks make of an initial value, for the timeline that they are in.
    func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>]
}

extension Keyframes {
    /// Those of the body.
    public func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] { body._curves(from: initialValue) }
}

/// What one track does to a value.
public struct _KeyframeTrackCurve<Value> {
    /// Seconds.
    let duration: Double
    let apply: (inout Value, _ time: Double) -> Void
}

/// Keyframes of one property of a value, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    init(content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    /// Built in: there are no others.
    public var body: _KeyframeTracks<Root> { _KeyframeTracks(tracks: []) }

    /// The track's curve.
    public func _curves(from initialValue: Root) -> [_KeyframeTrackCurve<Root>] {
        let curve = KeyframeCurve(from: initialValue[keyPath: keyPath].animatableData, content._keyframes().list)
        return [
            _KeyframeTrackCurve(duration: curve.duration) { [keyPath] value, time in
                value[keyPath: keyPath].animatableData = curve.value(at: time)
            }
        ]
    }
}

/// Tracks that a builder has put side by side.
public struct _KeyframeTracks<Value>: Keyframes {
    let tracks: [(Value) -> [_KeyframeTrackCurve<Value>]]

    /// Built in: there are no others.
    public var body: _KeyframeTracks { self }

    /// The curves of all tracks.
    public func _curves(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] {
        tracks.flatMap { $0(initialValue) }
    }
}

/// Puts tracks of keyframes side by side, or the keyframes of a single value into a row.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One track, or several.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// The keyframes of one line.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first of several.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Those before, then another one.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: [{ accumulated._curves(from: $0) }, { next._curves(from: $0) }])
    }

    /// The first of several.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Those before, then another one.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeRow<Value> where Value: Animatable {
        _KeyframeRow(list: accumulated._keyframes().list + next._keyframes().list)
    }

    /// None.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }

    /// The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// A track of the value itself.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack(content: component)
    }
}
