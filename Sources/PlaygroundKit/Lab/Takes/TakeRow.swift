import ScrollAnalysis
import ScrollUI

/// A take in the list: its title, device, duration and a small curve. The chosen one has its actions below.
struct TakeRow: View {
    static let height = 44.0

    let take: Take
    let model: PlaygroundModel
    /// The name while it is being edited.
    @State private var draft: String?
    @FocusState private var isNaming: Bool

    private var isChosen: Bool { take.id == model.lab.chosenTakeID }

    var body: some View {
        VStack(spacing: 0) {
            if draft == nil { row } else { nameField }
            if isChosen { TakeActions(take: take, model: model, rename: beginNaming) }
        }
    }

    private var row: some View {
        Button {
            model.toggle(take)
        } label: {
            HStack(spacing: 8) {
                VStack(alignment: .leading, spacing: 1) {
                    Text(take.title).foregroundStyle(isChosen ? Palette.text : Palette.secondary).lineLimit(1)
                    Text(take.detail).font(TypeScale.hint).foregroundStyle(Palette.secondary).lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                SmallCurve(values: take.gesture.curve)
                    .stroke(
                        isChosen ? Palette.accent : Palette.tertiary,
                        style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 56, height: 22)
            }
            .padding(.horizontal, 8)
        }
        .buttonStyle(TakeRowStyle(isChosen: isChosen))
        .padding(.horizontal, 8)
        .id("take \(take.id)")
    }

    private var nameField: some View {
        TextField(text: Binding(get: { draft ?? "" }, set: { draft = $0 })) { Text(take.gesture.title) }
            .focused($isNaming)
            .onSubmit(endNaming)
            .padding(.horizontal, 12)
            .frame(height: Self.height)
            .onChange(of: isNaming) { if !isNaming { endNaming() } }
            .id("take name")
    }

    private func beginNaming() {
        draft = take.title
        isNaming = true
    }

    private func endNaming() {
        guard let name = draft else { return }
        draft = nil
        model.rename(take, to: name)
    }
}

private struct TakeRowStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, minHeight: TakeRow.height, maxHeight: TakeRow.height, alignment: .leading)
            .background { RoundedRectangle(cornerRadius: 6).fill(fill(configuration)) }
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 9)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if isChosen { return Palette.selection }
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered ? Palette.fill : .clear
    }
}

/// A line through evenly spaced values from 0 to 1, with 1 at the top.
struct SmallCurve: Shape {
    let values: [Double]

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, value) in values.enumerated() {
            let share = values.count > 1 ? Double(index) / Double(values.count - 1) : 0
            let point = CGPoint(x: rect.minX + rect.width * share, y: rect.maxY - rect.height * value)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
