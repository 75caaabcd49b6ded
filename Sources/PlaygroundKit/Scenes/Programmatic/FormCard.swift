import ScrollUI

/// A section of the form: its fields, and the number of missing answers after the form was checked.
struct FormCard: View {
    let section: FormSection
    @Binding var answers: [String: String]
    let isChecked: Bool
    let focus: FocusState<FormField.ID?>.Binding

    private var missing: Int { section.missing(in: answers) }
    private var isFlagged: Bool { isChecked && missing > 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 8) {
                Text(section.id).font(TypeScale.controlStrong)
                Spacer(minLength: 0)
                Text(state).font(TypeScale.hint).foregroundStyle(isFlagged ? Palette.warning : Palette.secondary)
            }
            ForEach(section.fields) { FormLine(field: $0, text: text(of: $0), focus: focus) }
        }
        .padding(16)
        .background(Palette.panel, in: shape)
        .overlay { shape.strokeBorder(isFlagged ? Palette.warning : Palette.line, lineWidth: 1) }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

    private var state: String { missing == 0 ? "Complete" : "\(missing) to fill in" }

    private func text(of field: FormField) -> Binding<String> {
        Binding(get: { answers[field.id] ?? "" }, set: { answers[field.id] = $0 })
    }
}

private struct FormLine: View {
    let field: FormField
    @Binding var text: String
    let focus: FocusState<FormField.ID?>.Binding

    var body: some View {
        HStack(spacing: 12) {
            Text(field.id).foregroundStyle(Palette.secondary).frame(width: 80, alignment: .leading)
            TextField(field.prompt, text: $text).focused(focus, equals: field.id).id("field \(field.id)")
        }
    }
}
