import ScrollAnalysis
import ScrollUI

/// A form that is longer than the window. Its button scrolls to the first incomplete section, and moves the keyboard
/// focus to its first empty field.
struct FormPart: View {
    @State private var answers = FormSection.draft
    @State private var isChecked = false
    @FocusState private var focus: FormField.ID?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The distance of the form's ends, and of a section that was scrolled to, from the edges where the form fades, in
    /// points.
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

/// The button at the form's bottom edge and the result of the check.
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
