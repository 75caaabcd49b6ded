/// A shape whose numbers are animated towards those of its latest value.
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

    /// Whether the latest change of the shape was animated. It stays true after the animation has ended.
    var isRunning: Bool { data?.isRunning ?? false }

    func presented(at time: Duration) -> S {
        guard let data, data.isRunning else { return shape }
        var shown = shape
        shown.animatableData = data.value(at: time)
        return shown
    }
}
