import ScrollUI

/// Opens and closes the dock under the stage.
struct DockButton: View {
    let model: PlaygroundModel

    var body: some View {
        Button(action: { model.toggleDock() }) {
            CurveIcon().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
                .frame(width: 16, height: 13)
                .frame(width: 28, height: 28)
        }
        .buttonStyle(BarIconButtonStyle(isOn: model.lab.isDockOpen))
        .id("dock-button")
    }
}

/// Two axes with a curve that levels off.
private struct CurveIcon: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 0.75, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + 0.75, y: rect.maxY - 0.75))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 0.75))
        path.move(to: CGPoint(x: rect.minX + 4, y: rect.maxY - 4))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + 1.5), control1: CGPoint(x: rect.minX + 7, y: rect.minY + 2.5),
            control2: CGPoint(x: rect.minX + 9, y: rect.minY + 1.5))
        return path
    }
}
