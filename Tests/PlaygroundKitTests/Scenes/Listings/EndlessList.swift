// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct LoadAheadBehavior: ScrollTargetBehavior {
    let load: () -> Void

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let left = context.contentSize.height - target.rect.maxY
        if left < context.containerSize.height { load() }
    }
}

struct EndlessList: View {
    @State private var count = 12

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { number in
                    Card(number)
                }
            }
        }
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .contentMargins(.bottom, 28, for: .scrollContent)
        .scrollTargetBehavior(LoadAheadBehavior { count += 12 })
    }
}
