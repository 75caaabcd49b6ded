import Foundation
import ScrollUI

/// The state of the stage in numbers.
struct StatusLine: View {
    let model: PlaygroundModel

    /// The window width below which a message replaces the numbers, since it would be truncated beside them, in points.
    private static let widthForBoth = 1000.0

    var body: some View {
        let width = model.windowSize.width
        let notice = model.notice ?? model.saveProblem
        HStack(spacing: 22) {
            if !model.isTestedBlind, notice == nil || width >= Self.widthForBoth { scroll(width) }
            Spacer(minLength: 0)
            if let notice {
                Text(notice).font(TypeScale.status).foregroundStyle(Palette.accent)
            } else if model.buildState == .building {
                Text("Building").font(TypeScale.status).foregroundStyle(Palette.accent).id("building")
            } else if !model.isTestedBlind {
                if width >= 1000 { item("Input") { $0.device } }
                if width >= 1160, model.statusTexts.times != nil { item("Timed") { $0.times ?? "" } }
                if width >= 830 { item("Frame") { $0.frame } }
            }
        }
        .padding(.horizontal, 14)
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
        .background(Palette.side)
    }

    /// The state of the scroll view.
    @ViewBuilder private func scroll(_ width: Double) -> some View {
        if width >= 680 {
            Text(model.scene.title(ofView: model.statusTexts.view))
                .font(TypeScale.statusValue)
                .lineLimit(1)
                .frame(width: width >= 1160 ? 120 : 88, alignment: .leading)
                .id("status view")
        }
        item("Offset", width: 76) { $0.offset }
        if width >= 400 { item("Velocity", width: 36) { $0.velocity } }
        item("Phase", width: 76) { $0.phase }
        if width >= 580 { item("Snap target", width: 76) { $0.target } }
    }

    private func item(
        _ name: String, width: Double = 0, text: @escaping @MainActor (StatusTexts) -> String
    ) -> some View {
        StatusItem(name: name, texts: model.statusTexts, width: width, text: text)
    }
}

private struct StatusItem: View {
    let name: String
    let texts: StatusTexts
    /// The minimum width of the value, so that the items beside it do not move when it changes.
    let width: Double
    /// Read here, so that only this item is evaluated when the text changes.
    let text: @MainActor (StatusTexts) -> String

    var body: some View {
        HStack(spacing: 4) {
            Text(name).font(TypeScale.status).foregroundStyle(Palette.secondary)
            Text(text(texts)).font(TypeScale.statusValue).frame(minWidth: width, alignment: .leading)
        }
        .fixedSize()
    }
}
