import ScrollUI

/// The essential code of a scene in one line. A click shows the whole code.
struct CodeLine: View {
    let code: SceneCode
    /// Whether only the icon is shown, for lack of space.
    var isFolded = false
    @State private var isOpen = false
    @Environment(\.hidesSceneCode) private var isHidden

    var body: some View {
        Button {
            isOpen = true
        } label: {
            HStack(spacing: 8) {
                CodeMark()
                if !isFolded { Text(code.gist).font(TypeScale.code) }
            }
        }
        .buttonStyle(CodeLineStyle())
        .popover(isPresented: $isOpen) { CodePanel(code: code).windowText() }
        .disabled(isHidden)
        .opacity(isHidden ? 0 : 1)
        .id("code")
    }
}

/// Two brackets that point outwards.
private struct CodeMark: View {
    var body: some View {
        HStack(spacing: 5) {
            Chevron(isForward: false)
            Chevron(isForward: true)
        }
    }
}

private struct CodeLineStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isHovered || configuration.isPressed ? Palette.text : Palette.secondary)
            .padding(.horizontal, 8)
            .frame(height: 24)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 6))
            .contentShape(RoundedRectangle(cornerRadius: 6))
            .focusOutline(configuration.isFocused, cornerRadius: 9)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered ? Palette.fillHovered : Palette.fill
    }
}

/// The whole code, and a button that copies it.
private struct CodePanel: View {
    let code: SceneCode
    @State private var isCopied = false
    @Environment(\.stageSize) private var stageSize
    @Environment(\.textPasteboard) private var pasteboard

    private static let lineHeight = 17.0
    private static let widest = 620.0

    private var lines: [Substring] { code.listing.split(separator: "\n", omittingEmptySubsequences: false) }
    private var width: Double { max(220, min(Self.widest, stageSize.width - 40)) }
    /// As high as the lines, but not higher than the scene.
    private var height: Double { min(Double(lines.count) * Self.lineHeight + 28, max(100, stageSize.height - 110)) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 12) {
                Text("In SwiftUI").font(TypeScale.controlStrong)
                Spacer(minLength: 0)
                Button(isCopied ? "Copied" : "Copy", action: copy).id("copy code")
            }
            .padding(EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 10))
            Hairline()
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(lines.indices, id: \.self) { line in
                        Text(String(lines[line])).font(TypeScale.code).frame(height: Self.lineHeight)
                    }
                }
                .padding(14)
                .frame(minWidth: width, alignment: .leading)
            }
            // Overrides the margins of the surrounding scene.
            .contentMargins(.all, 0, for: .scrollContent)
            .contentMargins(.all, 0, for: .scrollIndicators)
            .frame(height: height)
            .id("code lines")
        }
        .frame(width: width)
    }

    private func copy() {
        pasteboard?.string = code.listing
        isCopied = true
    }
}
