// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct FullPages: View {
    @State private var page: Int?

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<8) { number in
                    Card(number)
                        .padding(.horizontal, 28)
                        .containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page, anchor: .leading)
        .scrollIndicators(.hidden)
    }
}
