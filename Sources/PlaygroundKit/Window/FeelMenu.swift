import ScrollPhysics
import ScrollUI

/// All the feels, each with what it is, below the bar. A click beside it closes it.
struct FeelMenu: View {
    let model: PlaygroundModel

    private static let width = 620.0

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { model.isFeelMenuOpen = false }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(ScrollFeel.builtIn, id: \.name) { feel in
                        FeelRow(feel: feel, isChosen: feel.name == model.tuning.base) { model.choose(feel) }
                    }
                }
                .padding(.vertical, 6)
            }
            .frame(width: width, height: height)
            .background(Palette.panel, in: RoundedRectangle(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Palette.line, lineWidth: 1) }
            .padding(.top, WindowRegions.topBarHeight + 4)
            .padding(.horizontal, 8)
            .id("feel-menu")
        }
    }

    private var width: Double { max(0, min(Self.width, model.windowSize.width - 16)) }

    /// As high as its rows, and not higher than the window.
    private var height: Double {
        let rows = Double(ScrollFeel.builtIn.count) * FeelRow.height + 12
        return max(0, min(rows, model.windowSize.height - WindowRegions.topBarHeight - 12))
    }
}

/// One feel: its name, and one sentence in small type.
private struct FeelRow: View {
    static let height = 46.0

    let feel: ScrollFeel
    let isChosen: Bool
    let choose: () -> Void
    @State private var isHovered = false

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(feel.title).foregroundStyle(Palette.text)
            Text(feel.summary).font(TypeScale.hint).foregroundStyle(Palette.secondary).lineLimit(1)
        }
        .padding(.horizontal, 10)
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height, alignment: .leading)
        .background(fill, in: RoundedRectangle(cornerRadius: 6))
        .contentShape(Rectangle())
        .padding(.horizontal, 6)
        .onHover { isHovered = $0 }
        .onTapGesture(perform: choose)
        .id("feel \(feel.name)")
    }

    private var fill: Color {
        if isChosen { return Palette.selection }
        return isHovered ? Palette.fill : .clear
    }
}
