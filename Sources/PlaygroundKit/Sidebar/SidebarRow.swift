import ScrollUI

/// A scene in the list: its title, or its icon if the list is folded.
struct SidebarRow: View {
    let scene: PlaygroundScene
    let isChosen: Bool
    let isFolded: Bool
    /// Whether the list has the keyboard focus, which the chosen row shows.
    let showsFocus: Bool
    let choose: () -> Void
    @State private var isHovered = false

    var body: some View {
        label
            .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: isFolded ? .center : .leading)
            .background { RoundedRectangle(cornerRadius: 6).fill(fill) }
            .overlay(alignment: .leading) {
                if isChosen { Capsule().fill(Palette.accent).frame(width: 2, height: 22) }
            }
            .focusOutline(showsFocus && isChosen, cornerRadius: 9)
            .contentShape(Rectangle())
            .padding(.horizontal, 8)
            .onHover { isHovered = $0 }
            .onTapGesture(perform: choose)
    }

    @ViewBuilder private var label: some View {
        if isFolded {
            scene.icon.foregroundStyle(isChosen ? Palette.text : Palette.secondary)
        } else {
            Text(scene.title)
                .foregroundStyle(isChosen ? Palette.text : Palette.secondary)
                .padding(.horizontal, 8)
        }
    }

    private var height: Double { isFolded ? 36 : 30 }

    private var fill: Color {
        if isChosen { return Palette.selection }
        return isHovered ? Palette.fill : .clear
    }
}
