import ScrollUI
import SDLHost

/// The actions on the chosen take, below its row.
struct TakeActions: View {
    static let height = 26.0

    let take: Take
    let model: PlaygroundModel
    let rename: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 14) {
            if let path = take.path {
                action("show") { model.onShowFolder(FilePath(path).folder) }.id("show take")
            } else {
                action("save") { model.save(take) }.id("save take")
            }
            action("rename", rename).id("rename take")
            action("delete") { model.delete(take) }.id("delete take")
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .frame(height: Self.height)
    }

    private func action(_ title: String, _ perform: @escaping @MainActor () -> Void) -> some View {
        Button(action: perform) { Text(title).font(TypeScale.status) }.buttonStyle(LinkButtonStyle())
    }
}
