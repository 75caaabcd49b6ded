import ScrollUI

/// Undo and redo of the tuning.
struct HistoryButtons: View {
    let model: PlaygroundModel

    var body: some View {
        HStack(spacing: 4) {
            Button {
                model.undo()
            } label: {
                CurvedArrow()
            }
            .disabled(!model.canUndo)
            .id("undo")
            Button {
                model.redo()
            } label: {
                CurvedArrow().scaleEffect(x: -1, y: 1)
            }
            .disabled(!model.canRedo)
            .id("redo")
        }
        .buttonStyle(BarIconButtonStyle())
    }
}

/// An icon of a curved arrow that points left.
private struct CurvedArrow: View {
    var body: some View {
        ArrowShape()
            .stroke(Palette.text, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 13, height: 11)
            .frame(width: 30, height: 28)
    }
}

private struct ArrowShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let tip = CGPoint(x: rect.minX + 1, y: rect.minY + 4)
        path.move(to: CGPoint(x: tip.x + 3.5, y: tip.y - 3.5))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x + 3.5, y: tip.y + 3.5))
        path.move(to: tip)
        path.addLine(to: CGPoint(x: rect.maxX - 4, y: tip.y))
        path.addCurve(
            to: CGPoint(x: rect.maxX - 4, y: rect.maxY), control1: CGPoint(x: rect.maxX + 0.5, y: tip.y),
            control2: CGPoint(x: rect.maxX + 0.5, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + 5, y: rect.maxY))
        return path
    }
}
