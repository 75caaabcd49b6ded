// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions7 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollProgressEffect(axis: .horizontal) { effect, progress in
                                let amount = min(max(progress, -1), 1)
                                var transform = ProjectionTransform()
                                transform.m23 = 0.0016 * abs(amount)
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
