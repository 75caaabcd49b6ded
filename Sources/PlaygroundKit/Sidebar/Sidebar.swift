import ScrollUI

/// The list of scenes, with the takes below.
struct Sidebar: View {
    let model: PlaygroundModel
    let isFolded: Bool

    var body: some View {
        VStack(spacing: 0) {
            SceneList(model: model, isFolded: isFolded)
            if !isFolded, !model.lab.takes.isEmpty {
                Hairline()
                TakeList(model: model).frame(height: takesHeight)
            }
        }
        .background(Palette.side)
    }

    private var takesHeight: Double {
        let height = model.windowSize.height - WindowRegions.topBarHeight - WindowRegions.statusHeight
        let isChosen = model.lab.chosenTakeID != nil
        return TakeList.height(takes: model.lab.takes.count, isChosen: isChosen, columnHeight: max(0, height))
    }
}

/// The list of scenes. It is one tab stop; the up and down keys choose.
struct SceneList: View {
    let model: PlaygroundModel
    let isFolded: Bool
    @State private var isFocused = false

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                rows
                    .padding(.vertical, isFolded ? 8 : 14)
                    .keyboardInput(showingFocus: $isFocused, press)
            }
            .frame(maxHeight: .infinity)
            .onChange(of: model.scene.name, initial: true) { reader.scrollTo("scene \(model.scene.name)") }
        }
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.program.scenes.groups) { group in
                if !isFolded { SidebarHeading(title: group.title) }
                ForEach(group.scenes) { scene in
                    SidebarRow(
                        scene: scene, isChosen: scene.name == model.scene.name, isFolded: isFolded,
                        showsFocus: isFocused
                    ) { model.show(scene) }
                    .id("scene \(scene.name)")
                }
            }
        }
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, key == .up || key == .down else { return false }
        let scenes = model.program.scenes.all
        guard let index = scenes.firstIndex(where: { $0.name == model.scene.name }) else { return false }
        let next = index + (key == .up ? -1 : 1)
        if scenes.indices.contains(next) { model.show(scenes[next]) }
        return true
    }
}

private struct SidebarHeading: View {
    let title: String

    var body: some View {
        Text(title)
            .font(TypeScale.groupTitle)
            .foregroundStyle(Palette.secondary)
            .padding(.horizontal, 16)
            .frame(height: 28)
    }
}
