import ScrollAnalysis
import ScrollUI

/// Ten thousand cards of different heights. Only the visible ones exist.
struct ListScene: View {
    static let count = 10_000

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ContentHeader(title: "List", detail: "Ten thousand cards of different heights")
                ForEach(0..<Self.count) { ListCard(index: $0) }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.all)
        .stageSnapping(.none)
    }
}

/// A card with a square of its colour, as high as its text.
private struct ListCard: View {
    let index: Int

    var body: some View {
        let color = CardColor.of(index)
        HStack(alignment: .top, spacing: 14) {
            RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 3) {
                Text("\(color.name) \(index + 1)").font(TypeScale.controlStrong)
                Text(Self.notes[Self.note(of: index)]).foregroundStyle(Palette.secondary).lineLimit(nil)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(color.bottom.name).font(TypeScale.cardDetail).foregroundStyle(Palette.secondary)
        }
        .padding(14)
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.line, lineWidth: 1) }
    }

    /// Cycles through the notes, so that long and short rows alternate.
    private static func note(of index: Int) -> Int { index * 3 % notes.count }

    private static let notes = [
        "A short card.",
        "Two lines or one, as the window has it: the height follows from the text and not the other way round, so that "
            + "the list has to learn it.",
        "This one is longer. A list that measures its rows as they come has to guess how long the rest will be, and what "
            + "a person is looking at must not move when the guess turns out wrong. Drag the scroll bar's end, jump to the "
            + "middle, come back: the card under the pointer stays where it is.",
        "Flick it, catch it, let it go.",
        "Every card keeps its colour by its number, so that a jump in the list shows at once as a wrong neighbour. Twenty "
            + "colours go round and round.",
    ]
}
