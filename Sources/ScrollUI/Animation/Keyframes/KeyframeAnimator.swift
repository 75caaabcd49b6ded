/// Makes its content from a value that goes along keyframes, in each frame anew.
///
/// Repeating, it goes along them as long as the view is there. With a trigger it does once for each change of it, from the
/// value that is shown, and rests in between. Where motion is reduced, a repeating one stays at its beginning, and one with
/// a trigger goes to its end at once.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    /// Built in: there is no body.
    public typealias Body = Never

    private let initialValue: Value
    private let repeats: Bool
    private let trigger: PhaseTrigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Goes along the keyframes from the beginning on, again and again or once.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Goes along the keyframes once for each change of `trigger`; `keyframes` is given the value that is shown then.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = false
        self.trigger = PhaseTrigger(value: trigger)
        self.content = content
        self.keyframes = keyframes
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(KeyframeNode<Value>.self) { KeyframeNode(graph: $0, parent: $1, scope: $2) }
        let (content, keyframes) = (content, keyframes)
        let course = KeyframeCourse(initialValue: initialValue, repeats: repeats, trigger: trigger) {
            KeyframeTimeline($0, keyframes($0))
        }
        node.assign(course) { value in
            let view = content(value)
            return { view._lower(into: &$0) }
        }
    }
}

nonisolated extension View {
    /// Shows this view as `content` makes it from a value that goes along keyframes. See ``KeyframeAnimator``.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
            keyframes: { keyframes($0) })
    }

    /// Shows this view as `content` makes it from a value that goes along keyframes once for each change of `trigger`. See
    /// ``KeyframeAnimator``.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            keyframes: { keyframes($0) })
    }
}
