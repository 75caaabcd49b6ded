// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions3 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollProgressEffect(axis: .horizontal) { effect, progress in
                                let amount = min(max(progress, -1), 1)
                                return effect.rotationEffect(.degrees(20 * amount))
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
