import Foundation
import ScrollUI

/// What the stage does, in numbers.
struct StatusLine: View {
    let model: PlaygroundModel

    var body: some View {
        let status = model.status
        let width = model.windowSize.width
        Group {
            if let notice = model.notice ?? model.saveProblem {
                // A long one takes the room of the numbers: what it says of a file comes last.
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 22) {
                        if !model.isTestedBlind { scroll(status, width) }
                        Spacer(minLength: 0)
                        text(notice)
                    }
                    HStack(spacing: 0) {
                        Spacer(minLength: 0)
                        text(notice)
                    }
                }
            } else {
                HStack(spacing: 22) {
                    if !model.isTestedBlind { scroll(status, width) }
                    Spacer(minLength: 0)
                    if model.buildState == .building {
                        text("Building").id("building")
                    } else if !model.isTestedBlind {
                        window(status, width)
                    }
                }
            }
        }
        .padding(.horizontal, 14)
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
        .background(Palette.side)
    }

    private func text(_ text: String) -> some View {
        Text(text).font(TypeScale.status).foregroundStyle(Palette.accent)
    }

    /// What the window does.
    @ViewBuilder private func window(_ status: StageStatus, _ width: Double) -> some View {
        if width >= 1000 { StatusItem(name: "Input", value: status.device?.rawValue ?? "none yet") }
        if width >= 1160, let times = status.times { StatusItem(name: "Timed", value: times) }
        if width >= 830 { StatusItem(name: "Frame", value: status.frame) }
    }

    /// What the scroll view does.
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
    /// The least for the value, so that the items beside it stay where they are while it changes.
    var width = 0.0

    var body: some View {
        HStack(spacing: 4) {
            Text(name).font(TypeScale.status).foregroundStyle(Palette.secondary)
            Text(value).font(TypeScale.statusValue).frame(minWidth: width, alignment: .leading)
        }
        .fixedSize()
    }
}
