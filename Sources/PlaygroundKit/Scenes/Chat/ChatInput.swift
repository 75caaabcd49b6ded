import ScrollUI

/// A text field, and a button that sends its text.
struct ChatInput: View {
    let send: @MainActor (String) -> Void
    @State private var draft = ""

    private var text: String { draft.trimmingPrefix { $0.isWhitespace }.description }

    var body: some View {
        HStack(spacing: 10) {
            TextField("Message", text: $draft).onSubmit(submit).id("draft")
            Button("Send", action: submit)
                .buttonStyle(.borderedProminent)
                .disabled(text.isEmpty)
                .id("send")
        }
        .padding(.horizontal, 28)
        .frame(height: 56)
    }

    private func submit() {
        guard !text.isEmpty else { return }
        send(text)
        draft = ""
    }
}
