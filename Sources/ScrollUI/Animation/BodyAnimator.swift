/// Keeps the numbers of an animatable view or view modifier on their way to those of its latest value.
@MainActor
class BodyAnimator<V: View> {
    func take(_ view: V, in graph: ViewGraph) {}
    /// The view with the numbers of that moment.
    func presented(_ view: V, at time: Duration) -> V { view }
    /// True until the goal was shown.
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
    /// Nil for a view type without numbers to animate.
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

/// The older form of a view modifier with numbers to animate.
public typealias AnimatableModifier = Animatable & ViewModifier
