import Foundation
import ScrollUI

/// The line in the window that the card is to be put on.
struct AnchorGuide: View {
    let request: CardRequest

    var body: some View {
        GeometryReader { proxy in
            if let anchor = request.anchor.point {
                HorizontalLine()
                    .stroke(Palette.warning, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    .frame(height: 1)
                    .offset(
                        y: min(max(proxy.size.height * anchor.y + Double(request.offset), 1), proxy.size.height - 1))
            }
        }
        .allowsHitTesting(false)
    }
}

private struct HorizontalLine: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
