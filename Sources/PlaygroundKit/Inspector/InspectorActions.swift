import ScrollAnalysis
import ScrollUI

/// The name of the tuning and the actions on all of it, above the groups.
struct InspectorActions: View {
    let model: PlaygroundModel

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 8) {
                Text(model.feelTitle)
                    .font(TypeScale.controlStrong)
                    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                    .id("feel title")
                CopyMenu(model: model)
            }
            changes
            FollowedView(model: model)
        }
        .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
    }

    private var changes: some View {
        let count = model.changeCount
        return HStack(spacing: 12) {
            Text(count == 0 ? "unchanged" : "\(count) changed").font(TypeScale.hint).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
            Button("revert") { model.revert() }.disabled(count == 0).id("revert")
            if model.preset != nil { Button("save") { model.savePreset() }.disabled(count == 0).id("save") }
            Button("save as…") { model.beginNaming(.saveAs) }.id("save as")
        }
        .font(TypeScale.status)
        .buttonStyle(LinkButtonStyle())
        .frame(height: 20)
    }
}

/// Copies the tuning as JSON, or as code for another program.
private struct CopyMenu: View {
    let model: PlaygroundModel

    var body: some View {
        Menu("Copy as") {
            Button("JSON") { model.copyTuning() }.id("copy json")
            ForEach(FeelLanguage.allCases, id: \.self) { language in
                Button(language.title) { model.copyTuning(as: language) }.id("copy \(language.rawValue)")
            }
        }
        .buttonStyle(BarButtonStyle())
        .id("copy as")
    }
}

/// The scroll view that moves or moved last, and its rule for where it rests. It is a view of its own, so that only it
/// is evaluated when another one moves.
private struct FollowedView: View {
    let model: PlaygroundModel

    var body: some View {
        let texts = model.statusTexts
        Text([model.scene.title(ofView: texts.view), texts.rule].compactMap { $0 }.joined(separator: ": "))
            .font(TypeScale.hint)
            .foregroundStyle(Palette.secondary)
            .lineLimit(1)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .id("followed view")
    }
}
