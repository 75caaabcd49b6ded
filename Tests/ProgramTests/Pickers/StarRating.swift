import SwiftUI

/// Stars that are set by a tap or a finger drawn over them, by halves.
struct StarRating: View {
    @Binding var rating: Double
    var maximum = 5
    var size: CGFloat = 40

    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            ForEach(1...maximum, id: \.self) { number in
                star(filled: min(max(rating - Double(number - 1), 0), 1))
            }
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged(update))
        .opacity(isEnabled ? 1 : 0.4)
        .accessibilityValue("\(rating) of \(maximum)")
    }

    private func star(filled: Double) -> some View {
        Star(points: 5)
            .stroke(.orange, lineWidth: 1)
            .background(alignment: .leading) {
                Star(points: 5)
                    .fill(.orange)
                    .frame(width: size, height: size)
                    .mask(alignment: .leading) { Rectangle().frame(width: size * filled) }
            }
            .frame(width: size, height: size)
    }

    private func update(_ value: DragGesture.Value) {
        let x = direction == .rightToLeft ? size * CGFloat(maximum) - value.location.x : value.location.x
        let halves = (Double(x / size) * 2).rounded(.up)
        rating = min(max(halves / 2, 0), Double(maximum))
    }
}

struct Star: Shape {
    var points: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radii = [min(rect.width, rect.height) / 2, min(rect.width, rect.height) / 5]
        var path = Path()
        for corner in 0..<points * 2 {
            let angle = Double(corner) * .pi / Double(points) - .pi / 2
            let point = CGPoint(
                x: center.x + CGFloat(cos(angle)) * radii[corner % 2],
                y: center.y + CGFloat(sin(angle)) * radii[corner % 2])
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

struct ReviewForm: View {
    @State private var rating = 0.0
    @State private var isSent = false

    var body: some View {
        Form {
            Section("Your rating") {
                StarRating(rating: $rating).id("stars")
                Text("\(rating.formatted()) stars")
            }
            Button("Send") { isSent = true }.disabled(rating == 0)
        }
        .disabled(isSent)
        .overlay(alignment: .bottom) { if isSent { Text("Thanks!") } }
    }
}

#Preview { ReviewForm() }
