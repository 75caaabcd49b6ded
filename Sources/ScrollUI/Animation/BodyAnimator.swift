/// Animates the numbers of an animatable view or view modifier towards those of its latest value.
@MainActor
class BodyAnimator<V: View> {
    func take(_ view: V, in graph: ViewGraph) {}
    /// Returns the view with the numbers at `time`.
    func presented(_ view: V, at time: Duration) -> V { view }
    /// Whether the goal has not been shown yet.
    func isMoving(at time: Duration) -> Bool { false }
}

private final class AnimatableBodyAnimator<V: View, Source: Animatable>: BodyAnimator<V> {
    private var value: AnimatedValue<Source.AnimatableData>?

    override func take(_ view: V, in graph: ViewGraph) {
        guard let source = view as? Source else { return }
        guard value != nil else {
            value = AnimatedValue(source.animatableData)
            return
        }
        value?.set(source.animatableData, in: graph)
    }

    override func presented(_ view: V, at time: Duration) -> V {
        guard let value, value.isRunning, var source = view as? Source else { return view }
        source.animatableData = value.value(at: time)
        return source as? V ?? view
    }

    override func isMoving(at time: Duration) -> Bool {
        guard let value, value.isRunning else { return false }
        return time < value.end
    }
}

extension BodyAnimator {
    /// Returns an animator, or nil for a view type without animatable numbers.
    static func make() -> BodyAnimator<V>? {
        guard let type = V.self as? any Animatable.Type else { return nil }
        return make(type)
    }

    private static func make<Source: Animatable>(_ type: Source.Type) -> BodyAnimator<V>? {
        Source.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableBodyAnimator<V, Source>()
    }
}

extension ModifierBody: Animatable where Modifier: Animatable {
    typealias AnimatableData = Modifier.AnimatableData

    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

/// The older form of a view modifier with animatable numbers.
public typealias AnimatableModifier = Animatable & ViewModifier
