import ScrollUI

/// The options of a transition, in three rows of a name and controls.
struct TransitionControls: View {
    @Binding var setup: TransitionSetup
    /// Whether the controls are stacked.
    let isNarrow: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ControlLine(name: "Effect", isNarrow: isNarrow) {
                ChoiceMenu(selection: $setup.effect).id("effect")
                if setup.effect == .blend { ChoiceMenu(selection: $setup.blend).id("blend") }
                ChoiceSegments(selection: $setup.ends).id("ends").disabled(!setup.hasPhases)
            }
            ControlLine(name: "Follows", isNarrow: isNarrow) {
                mode
                timing
            }
            ControlLine(name: "Threshold", isNarrow: isNarrow) {
                ChoiceMenu(selection: $setup.threshold).id("threshold").disabled(!setup.hasPhases)
                amount
            }
        }
    }

    @ViewBuilder private var mode: some View {
        if isNarrow {
            ChoiceMenu(selection: $setup.mode).id("way")
        } else {
            ChoiceSegments(selection: $setup.mode).id("way")
        }
    }

    @ViewBuilder private var timing: some View {
        switch setup.mode {
        case .interactive: ChoiceMenu(selection: $setup.curve).id("timing")
        case .animated: ChoiceMenu(selection: $setup.motion).id("timing")
        case .identity, .progress: EmptyView()
        }
    }

    @ViewBuilder private var amount: some View {
        if setup.threshold.hasAmount {
            Slider(value: $setup.amount, in: 0...1, step: 0.01)
                .frame(maxWidth: 180)
                .id("amount")
                .disabled(!setup.hasPhases)
            Text(setup.threshold.text(setup.amount))
                .font(TypeScale.number)
                .foregroundStyle(Palette.secondary)
                .frame(width: 48, alignment: .leading)
        }
    }
}

/// A name, with its controls in a row or stacked.
private struct ControlLine<Content: View>: View {
    let name: String
    let isNarrow: Bool
    @ViewBuilder let controls: () -> Content

    var body: some View {
        let layout =
            isNarrow
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 10))
        HStack(alignment: isNarrow ? .top : .center, spacing: 0) {
            Text(name)
                .foregroundStyle(Palette.secondary)
                .frame(width: 76, height: isNarrow ? 24 : 28, alignment: .leading)
            layout { controls() }
        }
        .frame(minHeight: 28)
    }
}
