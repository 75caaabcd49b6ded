import ScrollUI

/// The preset actions on the current feel, above the list of feels. Tab moves here from the list's button.
struct PresetActions: View {
    let model: PlaygroundModel
    @FocusState private var isFirst: Bool

    static let height = 36.0

    var body: some View {
        let (preset, changes) = (model.preset, model.changeCount)
        HStack(spacing: 14) {
            Button(preset == nil ? "save as…" : "save") { model.savePreset() }
                .disabled(preset != nil && changes == 0)
                .focused($isFirst)
                .id("preset save")
            if preset != nil { Button("save as…") { model.beginNaming(.saveAs) }.id("preset save as") }
            Button("new…") { model.beginNaming(.new) }.id("preset new")
            Button("duplicate") { model.duplicatePreset() }.id("preset duplicate")
            Button("revert") { model.revert() }.disabled(changes == 0).id("preset revert")
            if preset != nil {
                Button("rename…") { model.beginNaming(.rename) }.id("preset rename")
                Button("delete") { model.deletePreset() }.id("preset delete")
            }
            Spacer(minLength: 0)
        }
        .buttonStyle(LinkButtonStyle())
        .padding(.horizontal, 16)
        .frame(height: Self.height)
        .overlay(alignment: .bottom) { Hairline() }
        .onChange(of: model.inspector.wantsPresetActions, initial: true) { takeKeyboard() }
        .onKeyPress(.escape) {
            model.cancelFeelMenu()
            return .handled
        }
    }

    private func takeKeyboard() {
        guard model.inspector.wantsPresetActions else { return }
        model.inspector.wantsPresetActions = false
        isFirst = true
    }
}
