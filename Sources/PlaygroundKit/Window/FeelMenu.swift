import ScrollPhysics
import ScrollUI

/// The list of feels with their descriptions, below the bar. A click chooses one. A click outside reverts what was
/// tried with the keys.
struct FeelMenu: View {
    let model: PlaygroundModel

    private static let width = 620.0

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { model.cancelFeelMenu() }
            VStack(spacing: 0) {
                PresetActions(model: model)
                ScrollViewReader { reader in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(model.feelItems) { FeelRow(item: $0, model: model) }
                        }
                        .padding(.vertical, 6)
                    }
                    .onChange(of: model.feelItem.id) { reader.scrollTo("feel \(model.feelItem.id)") }
                }
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

    /// As high as its rows, but not higher than the window.
    private var height: Double {
        let rows = Double(model.feelItems.count) * FeelRow.height + 12 + PresetActions.height
        return max(0, min(rows, model.windowSize.height - WindowRegions.topBarHeight - 12))
    }
}

/// A feel: its name, and its description in small type. Edited feels can be dropped.
private struct FeelRow: View {
    static let height = 46.0

    let item: FeelItem
    let model: PlaygroundModel
    @State private var isHovered = false

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(model.title(of: item)).foregroundStyle(Palette.text)
                Text(model.summary(of: item)).font(TypeScale.hint).foregroundStyle(Palette.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
            if case .edited(let entry) = item {
                Button("drop") { model.drop(entry) }
                    .buttonStyle(LinkButtonStyle())
                    .id("drop \(item.id)")
            }
        }
        .padding(.leading, isEdited ? 26 : 10)
        .padding(.trailing, 10)
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height, alignment: .leading)
        .background(fill, in: RoundedRectangle(cornerRadius: 6))
        .contentShape(Rectangle())
        .padding(.horizontal, 6)
        .onHover { isHovered = $0 }
        .onTapGesture {
            model.choose(item)
            model.acceptFeelMenu()
        }
        .id("feel \(item.id)")
    }

    private var isEdited: Bool { if case .edited = item { true } else { false } }

    private var fill: Color {
        if item.id == model.feelItem.id { return Palette.selection }
        return isHovered ? Palette.fill : .clear
    }
}
