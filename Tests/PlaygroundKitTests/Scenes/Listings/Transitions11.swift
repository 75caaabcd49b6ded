// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum Transitions11 {
    struct Transitions: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number)
                            .frame(width: 200)
                            .scrollProgressEffect(axis: .horizontal) { effect, progress in
                                let amount = min(max(progress, -1), 1)
                                return effect.saturation(1 + 1.5 * abs(amount))
                            }
                    }
                }
            }
            .defaultScrollAnchor(.center, for: .initialOffset)
            .contentMargins(.horizontal, 28, for: .scrollContent)
        }
    }
}
