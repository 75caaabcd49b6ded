// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions8 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollTransition(
                                topLeading: .identity,
                                bottomTrailing: .interactive(timingCurve: .easeIn)
                                    .threshold(.centered),
                                axis: .horizontal
                            ) { effect, phase in
                                return effect.blur(radius: 12 * abs(phase.value))
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
