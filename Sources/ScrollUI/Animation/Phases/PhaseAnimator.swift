/// Shows a view in one phase after the other, each time when the animation of the one before counts as done.
///
/// Without a trigger it goes on as long as the view is there. With one, it rests in the first phase, and goes through the
/// others and back whenever the trigger's value changes. Where motion is reduced it stays in the first phase. Without a phase
/// nothing is shown.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var rounds = PhaseRounds()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Goes round and round. `animation` is asked how to get to a phase; nil is at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes round once for each change of `trigger`. `animation` is asked how to get to a phase; nil is at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), PhaseTrigger(value: trigger), content, animation)
    }

    private init(
        _ phases: [Phase], _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The content in the phase under way.
    @MainActor public var body: some View {
        phase.map(content)
            .onAppear { if trigger == nil { begin() } }
            .onDisappear { rounds.number += 1 }
            .onChange(of: trigger) { begin() }
            .onChange(of: reducesMotion) { if trigger == nil { begin() } }
    }

    @MainActor private var phase: Phase? { phases.indices.contains(index) ? phases[index] : phases.last }

    @MainActor private func begin() {
        rounds.number += 1
        guard phases.count > 1, !reducesMotion else { return index = 0 }
        go(to: 1, in: rounds.number)
    }

    /// The round ends in the first phase, unless it was replaced before.
    @MainActor private func go(to next: Int, in round: Int) {
        guard round == rounds.number, next < phases.count else { return }
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            if next != 0 || trigger == nil { go(to: (next + 1) % phases.count, in: round) }
        }
    }
}

/// Tells a round through the phases from those before, whose completions are yet to come.
@MainActor
private final class PhaseRounds {
    var number = 0

    nonisolated init() {}
}

/// A value of any type that begins something when it changes.
package struct PhaseTrigger: Equatable {
    let value: any Equatable

    package init(value: any Equatable) {
        self.value = value
    }

    package static func == (left: Self, right: Self) -> Bool { isEqual(left.value, right.value) }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
        left == right as? Value
    }
}
