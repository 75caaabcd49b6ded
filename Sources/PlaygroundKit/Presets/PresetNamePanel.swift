import ScrollAnalysis
import ScrollUI

/// Asks for the name of a preset, below the bar. Return accepts it; Escape and a click outside cancel.
struct PresetNamePanel: View {
    let model: PlaygroundModel
    @FocusState private var isTyped: Bool

    private static let width = 320.0

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { model.naming = nil }
            VStack(alignment: .leading, spacing: 8) {
                Text(title).font(TypeScale.controlStrong)
                TextField("Name", text: name)
                    .focused($isTyped)
                    .onSubmit { model.endNaming() }
                    .id("preset name")
                HStack(spacing: 8) {
                    Text(model.naming?.problem ?? "").font(TypeScale.hint).foregroundStyle(Palette.warning)
                        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                    Button("Cancel") { model.naming = nil }
                    Button("Save") { model.endNaming() }.id("preset name save")
                }
            }
            .padding(14)
            .frame(width: max(0, min(Self.width, model.windowSize.width - 16)))
            .background(Palette.panel, in: RoundedRectangle(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Palette.line, lineWidth: 1) }
            .contentShape(RoundedRectangle(cornerRadius: 10))
            .padding(.top, WindowRegions.topBarHeight + 4)
            .padding(.horizontal, 8)
        }
        .onKeyPress(.escape) {
            model.naming = nil
            return .handled
        }
        .onAppear { isTyped = true }
    }

    private var title: String {
        switch model.naming?.purpose {
        case .new: "New preset from \(model.tuning.baseFeel.title)"
        case .rename: "Rename \(model.preset?.name ?? "")"
        case .saveAs, nil: "Save tuning as"
        }
    }

    private var name: Binding<String> {
        Binding(get: { model.naming?.name ?? "" }, set: { model.naming?.name = $0 })
    }
}
