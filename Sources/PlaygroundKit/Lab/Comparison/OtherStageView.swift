import Drawing
import ScrollAnalysis
import ScrollUI

/// The other of two tunings in its half of the stage: the chosen take, or the live input. A click switches to it.
struct OtherStageView: View {
    let model: PlaygroundModel

    var body: some View {
        if model.lab.chosenTakeID != nil, let player = model.lab.player {
            TakeStage(model: model, player: player, isOther: true)
        } else {
            let comparison = model.lab.comparison
            let revision = comparison.revision
            SceneFrame {
                DisplayListView {
                    _ = revision
                    return comparison.live?.frame()?.list ?? DisplayList()
                }
                .onTapGesture { model.flip() }
            }
            .id("other-stage")
        }
    }
}

/// The outlines of the other tuning over the live scene.
struct LiveGhost: View {
    let model: PlaygroundModel
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let comparison = model.lab.comparison
        let revision = comparison.revision
        let outlines = GhostOutlines(of: model.tuning.side.other, in: colorScheme)
        DisplayListView {
            _ = revision
            return comparison.live?.frame().map(outlines.list) ?? DisplayList()
        }
        .allowsHitTesting(false)
        .id("ghost")
    }
}

/// The letter of the tuning that a half of the stage shows.
struct StageLetter: View {
    let side: TuningSide

    var body: some View {
        Text(side.rawValue)
            .font(TypeScale.controlStrong)
            .foregroundStyle(Palette.tuning(side))
            .frame(width: 26, height: 22)
            .background(Palette.panel, in: RoundedRectangle(cornerRadius: 6))
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Palette.line, lineWidth: 1) }
            .padding(10)
            .allowsHitTesting(false)
    }
}
