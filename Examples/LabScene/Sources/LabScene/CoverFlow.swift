import PlaygroundKit
import ScrollUI

/// Covers that turn as they leave the window.
struct CoverFlow: View {
    @Tunable("Cover size", 80...400, step: 4, unit: "pt") var size = 220.0
    @Tunable("Angle", 0...80, unit: "°", description: "Of a cover at the edge.") var angle = 50.0
    @Tunable("Spacing", -80...40, unit: "pt", description: "Between two covers; they overlap below zero.") var spacing =
        -20.0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: spacing) {
                ForEach(0..<30, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color(hue: Double(number) / 30, saturation: 0.6, brightness: 0.8))
                        .frame(width: size, height: size)
                        .scrollTransition(.interactive) { [angle] content, phase in
                            content.rotation3DEffect(
                                .degrees(-phase.value * angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }
}
