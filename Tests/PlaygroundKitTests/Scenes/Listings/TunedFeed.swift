// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum TunedFeed {
    struct Feed: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 28) {
                    ForEach(0..<60) { row in
                        Carousel(row: row)
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.vertical, 12.5, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
        }
    }

    struct Carousel: View {
        let row: Int

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(0..<20) { place in
                        Card(row * 3 + place)
                            .frame(width: 200)
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
            .frame(height: 150)
            .contentMargins(.horizontal, 28, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
            .scrollIndicators(.hidden)
        }
    }
}
