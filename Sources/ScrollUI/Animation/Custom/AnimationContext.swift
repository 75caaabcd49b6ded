/// What an animation of a program's own knows besides the change and the time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers between frames.
    public var state: AnimationState<Value>
    /// Set to true when the animation counts as done for those who wait for its logical completion, although it still
    /// moves. False at the start of each animation.
    public var isLogicallyComplete = false
    private var values: EnvironmentValues?

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues? = nil) {
        self.state = state
        values = environment
    }

    /// The environment of the window.
    @MainActor @preconcurrency public var environment: EnvironmentValues { values ?? EnvironmentValues() }

    /// The same with another state, which may be of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: values)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
