// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions6 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollTransition(
                                .identity,
                                axis: .horizontal
                            ) { effect, phase in
                                let transform = CGAffineTransform(a: 1, b: 0.18 * phase.value, c: 0, d: 1, tx: 0, ty: 0)
                                return effect.transformEffect(transform)
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
