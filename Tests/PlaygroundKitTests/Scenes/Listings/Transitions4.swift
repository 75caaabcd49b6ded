// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions4 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollTransition(
                                topLeading: .interactive(timingCurve: .circularEaseIn)
                                    .threshold(.visible.inset(by: 60)),
                                bottomTrailing: .identity,
                                axis: .horizontal
                            ) { effect, phase in
                                return effect.rotation3DEffect(
                                    .degrees(-55 * phase.value), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
