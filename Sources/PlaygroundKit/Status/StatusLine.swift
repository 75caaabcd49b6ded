import Foundation
import ScrollUI

/// The state of the stage in numbers.
struct StatusLine: View {
    let model: PlaygroundModel

    /// The window width below which a message replaces the numbers, since it would be truncated beside them, in points.
    private static let widthForBoth = 1000.0

    var body: some View {
        let status = model.status
        let width = model.windowSize.width
        let notice = model.notice ?? model.saveProblem
        HStack(spacing: 22) {
            if !model.isTestedBlind, notice == nil || width >= Self.widthForBoth { scroll(status, width) }
            Spacer(minLength: 0)
            if let notice {
                Text(notice).font(TypeScale.status).foregroundStyle(Palette.accent)
            } else if model.buildState == .building {
                Text("Building").font(TypeScale.status).foregroundStyle(Palette.accent).id("building")
            } else if !model.isTestedBlind {
                if width >= 1000 { StatusItem(name: "Input", value: status.device?.rawValue ?? "none yet") }
                if width >= 1160, let times = status.times { StatusItem(name: "Timed", value: times) }
                if width >= 830 { StatusItem(name: "Frame", value: status.frame) }
            }
        }
        .padding(.horizontal, 14)
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
        .background(Palette.side)
    }

    /// The state of the scroll view.
    @ViewBuilder private func scroll(_ status: StageStatus, _ width: Double) -> some View {
        if width >= 680 {
            Text(status.name(in: model.scene))
                .font(TypeScale.statusValue)
                .lineLimit(1)
                .frame(width: width >= 1160 ? 120 : 88, alignment: .leading)
                .id("status view")
        }
        StatusItem(name: "Offset", value: status.offset, width: 76)
        if width >= 400 { StatusItem(name: "Velocity", value: status.velocity, width: 36) }
        StatusItem(name: "Phase", value: status.phase, width: 76)
        if width >= 580 { StatusItem(name: "Snap target", value: status.target, width: 76) }
    }
}

private struct StatusItem: View {
    let name: String
    let value: String
    /// The minimum width of the value, so that the items beside it do not move when it changes.
    var width = 0.0

    var body: some View {
        HStack(spacing: 4) {
            Text(name).font(TypeScale.status).foregroundStyle(Palette.secondary)
            Text(value).font(TypeScale.statusValue).frame(minWidth: width, alignment: .leading)
        }
        .fixedSize()
    }
}
