import PlaygroundKit
import ScrollUI

/// Covers that rotate as they leave the middle.
struct CoverFlow: View {
    @Tunable("Cover size", 80...400, step: 4, unit: "pt") var size = 220.0
    @Tunable("Angle", 0...80, unit: "°", description: "The angle of a cover away from the middle.") var angle = 55.0
    @Tunable("Spacing", -120...40, unit: "pt", description: "The distance between two covers; they overlap below zero.")
    var spacing = -60.0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: spacing) {
                ForEach(0..<30, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color(hue: Double(number) / 30, saturation: 0.6, brightness: 0.8))
                        .frame(width: size, height: size)
                        .visualEffect { [angle] content, proxy in
                            content.rotation3DEffect(
                                .degrees(angle * Self.turn(proxy)), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }

    /// The distance of a cover from the middle of the window, in covers: 1 at the left, -1 at the right, 0 in the middle.
    nonisolated private static func turn(_ proxy: GeometryProxy) -> Double {
        guard let window = proxy.bounds(of: .scrollView(axis: .horizontal)), proxy.size.width > 0 else { return 0 }
        return min(1, max(-1, (window.midX - proxy.size.width / 2) / proxy.size.width))
    }
}
