import ScrollUI

extension TransitionSetup {
    /// The description for the header.
    var detail: String {
        switch ends {
        case .both: "Cards change at both ends of the window"
        case .leading: "Cards change at the leading end of the window"
        case .trailing: "Cards change at the trailing end of the window"
        }
    }

    /// The code of the chosen transition.
    var sceneCode: SceneCode {
        SceneCode(
            gist: code,
            template: """
                struct Transitions: View {
                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 16) {
                                ForEach(0..<20) { number in
                                    Card(number)
                                        .frame(width: 200)
                                        {{transition}}
                                }
                            }
                        }
                        .defaultScrollAnchor(.center, for: .initialOffset)
                        .contentMargins(.horizontal, 28, for: .scrollContent)
                    }
                }
                """,
            ["transition": transitionCode])
    }

    private var transitionCode: [String] {
        guard mode != .progress else {
            return [
                ".scrollProgressEffect(axis: .horizontal) { effect, progress in",
                "    let amount = min(max(progress, -1), 1)",
            ] + lines("amount")
        }
        let body = [") { effect, phase in"] + lines("phase.value")
        guard hasPhases, ends != .both else {
            return [".scrollTransition("] + argument("", configurationCalls) + ["    axis: .horizontal"] + body
        }
        let (top, bottom) = ends == .leading ? (configurationCalls, [".identity"]) : ([".identity"], configurationCalls)
        return [".scrollTransition("] + argument("topLeading: ", top) + argument("bottomTrailing: ", bottom)
            + ["    axis: .horizontal"] + body
    }

    private func lines(_ amount: String) -> [String] {
        effect.code(amount, blend: blend).map { "    " + $0 } + ["}"]
    }

    /// Returns the argument with the first call behind the label, and the others below it.
    private func argument(_ label: String, _ calls: [String]) -> [String] {
        var lines = calls.enumerated().map { ($0 == 0 ? "    " + label : "        ") + $1 }
        lines[lines.count - 1] += ","
        return lines
    }
}
