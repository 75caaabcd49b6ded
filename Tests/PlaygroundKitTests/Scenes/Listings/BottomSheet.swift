// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct SheetBehavior: ScrollTargetBehavior {
    let travel: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let goal = target.rect.minY
        guard goal < travel else { return }
        let velocity = context.velocity.dy
        let isFlick = abs(velocity) >= 100
        target.rect.origin.y = (isFlick ? velocity > 0 : goal > travel / 2) ? travel : 0
    }
}

struct BottomSheet: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                // The map is seen through this; scrolled away, the sheet is open.
                Color.clear.frame(height: 200)
                LazyVStack(spacing: 0) {
                    ForEach(0..<80) { number in
                        Card(number).frame(height: 48)
                    }
                }
            }
        }
        .scrollTargetBehavior(SheetBehavior(travel: 200))
        .scrollIndicators(.never)
    }
}
