import ScrollUI

/// Searches numbers and choices as the user types. Escape clears the field, and leaves it when it is empty.
struct SearchField: View {
    let model: PlaygroundModel
    @FocusState private var isTyped: Bool

    var body: some View {
        let inspector = model.inspector
        TextField("Search the tuning", text: Binding(get: { inspector.query }, set: { inspector.query = $0 }))
            .focused($isTyped)
            .overlay(alignment: .trailing) { hint.padding(.trailing, 8) }
            .onKeyPress(.escape) { leave() }
            .onChange(of: inspector.wantsKeyboard, initial: true) { takeKeyboard() }
            .id("search")
    }

    @ViewBuilder private var hint: some View {
        if model.inspector.query.isEmpty {
            Text("Ctrl F").font(TypeScale.hint).foregroundStyle(Palette.tertiary).allowsHitTesting(false)
        } else {
            Button("clear") { model.inspector.query = "" }.buttonStyle(LinkButtonStyle()).id("clear search")
        }
    }

    private func takeKeyboard() {
        guard model.inspector.wantsKeyboard else { return }
        model.inspector.wantsKeyboard = false
        isTyped = true
    }

    private func leave() -> KeyPress.Result {
        if model.inspector.query.isEmpty { isTyped = false } else { model.inspector.query = "" }
        return .handled
    }
}
