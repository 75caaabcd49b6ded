import ScrollAnalysis
import ScrollUI

/// A and B: the edited one with the list of feels, the other one as a button that switches to it.
struct TuningSwitch: View {
    let model: PlaygroundModel
    /// Whether the name of the other one fits.
    let showsTitle: Bool

    var body: some View {
        HStack(spacing: 6) {
            if side == .b { flipButton }
            HStack(spacing: 6) {
                if model.tuning.other != nil {
                    Text(side.rawValue).font(TypeScale.controlStrong).foregroundStyle(Palette.tuning(side))
                }
                FeelButton(model: model)
            }
            if side == .a { flipButton }
        }
    }

    private var side: TuningSide { model.tuning.side }

    private var flipButton: some View {
        Button {
            model.flip()
        } label: {
            HStack(spacing: 6) {
                if model.tuning.other == nil {
                    Text("+ B").foregroundStyle(Palette.secondary)
                } else {
                    Text(side.other.rawValue).font(TypeScale.controlStrong)
                        .foregroundStyle(Palette.tuning(side.other))
                    if showsTitle { Text(model.title(of: side.other)).foregroundStyle(Palette.secondary) }
                }
            }
        }
        .buttonStyle(BarButtonStyle())
        .id("flip")
    }
}
