// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct Transitions: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(0..<20) { number in
                    Card(number)
                        .frame(width: 200)
                        .scrollTransition(
                            .interactive(timingCurve: .easeInOut)
                                .threshold(.visible),
                            axis: .horizontal
                        ) { effect, phase in
                            return effect.scaleEffect(1 - 0.4 * abs(phase.value))
                        }
                }
            }
        }
        .defaultScrollAnchor(.center, for: .initialOffset)
        .contentMargins(.horizontal, 28, for: .scrollContent)
    }
}
