/// A view that shows its content in one phase after the other. Each phase begins when the animation of the previous one is logically
/// complete.
///
/// Without a trigger it runs as long as the view exists. With a trigger it rests in the first phase, and goes through the other phases and
/// back whenever the trigger's value changes. With reduced motion it stays in the first phase. Without phases it shows nothing.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var rounds = PhaseRounds()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates an animator that cycles through the phases. `animation` returns the animation to a phase; nil changes to it immediately.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Creates an animator that runs through the phases once for each change of `trigger`. `animation` returns the animation to a phase;
    /// nil changes to it immediately.
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

    /// The content in the current phase.
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

    /// Goes to the phase at `next`, and then to those after it. The round ends in the first phase, unless another round has replaced it.
    @MainActor private func go(to next: Int, in round: Int) {
        guard round == rounds.number, next < phases.count else { return }
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            if next != 0 || trigger == nil { go(to: (next + 1) % phases.count, in: round) }
        }
    }
}

/// The number of the current round, which distinguishes it from earlier rounds with outstanding completions.
@MainActor
private final class PhaseRounds {
    var number = 0

    nonisolated init() {}
}

/// A value of any type that starts an animator when it changes.
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
