// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions5 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollTransition(
                                topLeading: .identity,
                                bottomTrailing: .animated(.default)
                                    .threshold(.visible.interpolated(towards: .centered, amount: 0.50)),
                                axis: .horizontal
                            ) { effect, phase in
                                return effect.offset(y: 60 * abs(phase.value))
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
