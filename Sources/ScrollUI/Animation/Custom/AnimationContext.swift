/// The context of a custom animation, besides the change and the time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation stores between frames.
    public var state: AnimationState<Value>
    /// Whether the animation counts as logically complete although it still moves. False at the start of each animation; the animation sets
    /// it.
    public var isLogicallyComplete = false
    private var values: EnvironmentValues?

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues? = nil) {
        self.state = state
        values = environment
    }

    /// The environment of the window.
    @MainActor @preconcurrency public var environment: EnvironmentValues { values ?? EnvironmentValues() }

    /// Returns the context with another state, whose values may have another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: values)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
