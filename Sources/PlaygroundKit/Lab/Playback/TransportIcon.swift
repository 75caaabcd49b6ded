import ScrollUI

/// The icons of the transport's buttons, in the colour of the surrounding text.
enum TransportIcon: View {
    case play, pause, stepBack, stepForward, loop, pointer

    var body: some View {
        switch self {
        case .play: Triangle().fill().padding(.leading, 2)
        case .pause:
            HStack(spacing: 3) {
                bar(width: 4)
                bar(width: 4)
            }
        case .stepBack:
            HStack(spacing: 2) {
                Triangle().fill().frame(width: 9).scaleEffect(x: -1, y: 1)
                bar(width: 2)
            }
        case .stepForward:
            HStack(spacing: 2) {
                bar(width: 2)
                Triangle().fill().frame(width: 9)
            }
        case .pointer:
            Circle().stroke(style: StrokeStyle(lineWidth: 1.5)).padding(1)
                .overlay { Circle().fill().frame(width: 4, height: 4) }
        case .loop: Loop().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        }
    }

    private func bar(width: Double) -> some View { Capsule().fill().frame(width: width, height: 12) }
}

/// A triangle that points right.
private struct Triangle: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + 1))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - 1))
        path.closeSubpath()
        return path
    }
}

/// A line that returns with an arrow.
private struct Loop: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let tip = CGPoint(x: rect.maxX - 1, y: rect.minY + 4)
        path.move(to: CGPoint(x: tip.x - 3, y: tip.y - 3))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x - 3, y: tip.y + 3))
        path.move(to: tip)
        path.addLine(to: CGPoint(x: rect.minX + 4, y: tip.y))
        path.addCurve(
            to: CGPoint(x: rect.minX + 4, y: rect.maxY - 2), control1: CGPoint(x: rect.minX - 1, y: tip.y),
            control2: CGPoint(x: rect.minX - 1, y: rect.maxY - 2))
        path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.maxY - 2))
        return path
    }
}
