import ScrollUI

/// The header of a scene: title, description, code, and controls at the trailing edge.
struct SceneHeader<Trailing: View>: View {
    let title: String
    let detail: String
    /// Nil for the catalogue's code.
    var code: SceneCode?
    @ViewBuilder let trailing: () -> Trailing
    @Environment(\.sceneCode) private var sceneCode
    @Environment(\.stageSize) private var size

    /// The height below which the code is folded to an icon beside the controls.
    private static var low: Double { 300 }

    var body: some View {
        let shown = code ?? sceneCode
        let isLow = size.height < Self.low
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(TypeScale.sceneTitle)
                    Text(detail).font(TypeScale.detail).foregroundStyle(Palette.secondary)
                }
                Spacer(minLength: 8)
                if isLow, let shown { CodeLine(code: shown, isFolded: true) }
                trailing()
            }
            if !isLow, let shown { CodeLine(code: shown) }
        }
        .padding(EdgeInsets(top: 22, leading: 28, bottom: 0, trailing: 28))
    }
}

extension SceneHeader where Trailing == EmptyView {
    init(title: String, detail: String, code: SceneCode? = nil) {
        self.init(title: title, detail: detail, code: code) { EmptyView() }
    }
}

/// The header of a scene that consists of one scroll view. It scrolls with the content.
struct ContentHeader: View {
    let title: String
    let detail: String

    var body: some View {
        SceneHeader(title: title, detail: detail)
            .padding(EdgeInsets(top: -22, leading: -28, bottom: 8, trailing: -28))
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
