// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct SizedCards: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(0..<20) { number in
                    Card(number)
                        .aspectRatio(16 / 9, contentMode: .fit)
                        .containerRelativeFrame(.horizontal, count: sizeClass == .compact ? 1 : 2, spacing: 16)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 28, for: .scrollContent)
        // .padding(.horizontal, 28) instead cuts the cards off 28 points before the edge.
    }
}
