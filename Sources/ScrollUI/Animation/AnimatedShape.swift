/// A shape whose numbers are on their way to those of its latest value.
struct AnimatedShape<S: Animatable> {
    private(set) var shape: S
    private var data: AnimatedValue<S.AnimatableData>?

    init(_ shape: S) {
        self.shape = shape
        if S.AnimatableData.self != EmptyAnimatableData.self { data = AnimatedValue(shape.animatableData) }
    }

    @MainActor
    mutating func set(_ new: S, in graph: ViewGraph) {
        shape = new
        guard data != nil else { return }
        data?.set(new.animatableData, in: graph)
    }

    /// True from the moment that the shape was changed with an animation until it is changed without one.
    var isRunning: Bool { data?.isRunning ?? false }

    func presented(at time: Duration) -> S {
        guard let data, data.isRunning else { return shape }
        var shown = shape
        shown.animatableData = data.value(at: time)
        return shown
    }
}
