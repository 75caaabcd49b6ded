// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct NearTopBehavior: ScrollTargetBehavior {
    let distance: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < distance { target.rect.origin.y = 0 }
    }
}

struct NearTopList: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1...80, id: \.self) { number in
                    Card(number)
                }
            }
        }
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .scrollTargetBehavior(NearTopBehavior(distance: 160))
    }
}
