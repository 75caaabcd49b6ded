/// A view that builds its content in each frame from a value that follows keyframes.
///
/// A repeating animator runs as long as the view exists. An animator with a trigger runs once for each change of the trigger, from the
/// current value, and rests in between. With reduced motion, a repeating animator stays at its initial value, and one with a trigger goes
/// to its end immediately.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    /// Built in: there is no body.
    public typealias Body = Never

    private let initialValue: Value
    private let repeats: Bool
    private let trigger: PhaseTrigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Creates an animator that follows the keyframes from the initial value, repeatedly or once.
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

    /// Creates an animator that follows the keyframes once for each change of `trigger`. `keyframes` receives the current value.
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
    /// Replaces this view with the result of `content` for a value that follows keyframes. See ``KeyframeAnimator``.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
            keyframes: { keyframes($0) })
    }

    /// Replaces this view with the result of `content` for a value that follows keyframes once for each change of `trigger`. See
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
