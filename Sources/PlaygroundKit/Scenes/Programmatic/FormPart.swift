import ScrollAnalysis
import ScrollUI

/// A form that is longer than the window. Its button scrolls to the first section that lacks something, and gives the
/// keyboard to the first field of it that is empty.
struct FormPart: View {
    @State private var answers = FormSection.draft
    @State private var isChecked = false
    @FocusState private var focus: FormField.ID?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Between the form's ends, or the section that was brought, and the edges at which it fades, points.
    private static let margin = 16.0

    private var incomplete: FormSection? { FormSection.all.first { $0.missing(in: answers) > 0 } }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(FormSection.all) { section in
                        FormCard(section: section, answers: $answers, isChecked: isChecked, focus: $focus)
                    }
                }
            }
            .id(PlaygroundScene.stageID)
            .stageMargin(.horizontal)
            .contentMargins(.vertical, Self.margin, for: .scrollContent)
            .stageSnapping(.none)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .safeAreaBar(edge: .bottom, spacing: 0) {
                SubmitBar(message: message) { submit(proxy) }
            }
        }
    }

    private var message: String {
        guard isChecked else { return "\(FormSection.all.count) sections" }
        guard let incomplete else { return "Everything is filled in" }
        return "\(incomplete.id) is not complete"
    }

    private func submit(_ proxy: ScrollViewProxy) {
        isChecked = true
        guard let incomplete else { return }
        withAnimation(reduceMotion ? nil : .default) { proxy.scrollTo(incomplete.id, anchor: .top) }
        focus = incomplete.firstMissing(in: answers)?.id
    }
}

/// The button at the form's lower edge and what came of it.
private struct SubmitBar: View {
    let message: String
    let submit: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Text(message).font(TypeScale.detail).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
            Button("Submit", action: submit).buttonStyle(.borderedProminent).id("submit")
        }
        .padding(.horizontal, 28)
        .frame(height: 56)
    }
}
