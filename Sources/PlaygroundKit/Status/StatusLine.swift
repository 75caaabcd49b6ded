import Foundation
import ScrollUI

/// What the stage does, in numbers.
struct StatusLine: View {
    let model: PlaygroundModel

    var body: some View {
        let status = model.status
        HStack(spacing: 22) {
            StatusItem(name: "Offset", value: status.offset)
            StatusItem(name: "Velocity", value: status.velocity)
            StatusItem(name: "Phase", value: status.phase)
            StatusItem(name: "Snap target", value: status.target)
            Spacer(minLength: 0)
            StatusItem(name: "Input", value: status.device?.rawValue ?? "none yet")
            StatusItem(name: "Frame", value: status.frame)
        }
        .padding(.horizontal, 14)
        .frame(maxHeight: .infinity)
        .background(Palette.side)
    }
}

private struct StatusItem: View {
    let name: String
    let value: String

    var body: some View {
        HStack(spacing: 4) {
            Text(name).font(TypeScale.status).foregroundStyle(Palette.secondary)
            Text(value).font(TypeScale.statusValue)
        }
    }
}
