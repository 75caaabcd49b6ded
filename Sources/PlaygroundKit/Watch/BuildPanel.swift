import ScrollUI

/// The compiler's messages at the bottom of the stage, while the package does not compile. The stage shows the last
/// version that compiled.
struct BuildPanel: View {
    let model: PlaygroundModel
    let problem: String

    /// In points.
    private static let lineHeight = 17.0
    private static let most = 220.0

    private var lines: [Substring] { problem.split(separator: "\n") }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 12) {
                Text("The package does not compile").font(TypeScale.controlStrong).foregroundStyle(Palette.warning)
                Text("The last version that compiled is shown").font(TypeScale.hint).foregroundStyle(Palette.secondary)
                    .lineLimit(1)
                Spacer(minLength: 0)
                Button("hide") { model.buildState = .current }.buttonStyle(LinkButtonStyle()).id("hide build")
            }
            .padding(EdgeInsets(top: 10, leading: 14, bottom: 8, trailing: 14))
            Hairline()
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(lines.indices, id: \.self) { line in
                        Text(String(lines[line])).font(TypeScale.code).frame(height: Self.lineHeight)
                    }
                }
                .padding(EdgeInsets(top: 10, leading: 14, bottom: 12, trailing: 14))
            }
            .frame(height: min(Self.most, Double(lines.count) * Self.lineHeight + 22))
            .id("build problem")
        }
        .background(Palette.panel, in: RoundedRectangle(cornerRadius: 10))
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Palette.warning, lineWidth: 1) }
        .contentShape(RoundedRectangle(cornerRadius: 10))
        .padding(12)
    }
}
