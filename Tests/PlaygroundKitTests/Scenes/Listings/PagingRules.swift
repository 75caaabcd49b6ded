// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct VelocityBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let velocity = context.velocity.dx
        let distance = velocity == 0 ? 0 : context.containerSize.width
        target.rect.origin.x = velocity < 0 ? start - distance : start + distance
    }
}

struct DistanceBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        let page = context.containerSize.width
        let distance = target.rect.minX - start
        target.rect.origin.x = abs(distance) > page / 3 ? (distance < 0 ? start - page : start + page) : start
    }
}

struct PagingRules: View {
    var body: some View {
        VStack(spacing: 12) {
            PagingRow().scrollTargetBehavior(.paging)
            PagingRow().scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            PagingRow().scrollTargetBehavior(VelocityBehavior())
            PagingRow().scrollTargetBehavior(DistanceBehavior())
        }
    }
}

struct PagingRow: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<7) { number in
                    Card(number).containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
    }
}
