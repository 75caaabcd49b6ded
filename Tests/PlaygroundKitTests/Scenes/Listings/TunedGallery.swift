// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum TunedGallery {
    struct Gallery: View {
        @State private var front: Int?

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .containerRelativeFrame(.horizontal, count: 2, spacing: 16)
                            .scrollTransition(axis: .horizontal) { effect, phase in
                                effect
                                    .scaleEffect(
                                        phase.isIdentity ? 1 : 0.7,
                                        anchor: UnitPoint(x: 0.5 - phase.value / 2, y: 0.5)
                                    )
                                    .opacity(phase.isIdentity ? 1 : 0.6)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 12.5, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
            .scrollPosition(id: $front, anchor: .leading)
            .scrollIndicators(.hidden)
        }
    }
}
