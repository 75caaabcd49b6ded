import ScrollUI

/// The title over a scene, a line about it, and controls at the far end.
struct SceneHeader<Trailing: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let trailing: () -> Trailing

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(TypeScale.sceneTitle)
                Text(detail).font(TypeScale.detail).foregroundStyle(Palette.secondary)
            }
            Spacer(minLength: 8)
            trailing()
        }
        .padding(EdgeInsets(top: 22, leading: 28, bottom: 0, trailing: 28))
    }
}

extension SceneHeader where Trailing == EmptyView {
    init(title: String, detail: String) {
        self.init(title: title, detail: detail) { EmptyView() }
    }
}
