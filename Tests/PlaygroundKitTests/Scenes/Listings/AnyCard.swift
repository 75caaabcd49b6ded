// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct AnyCard: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1...60, id: \.self) { number in
                    Card(number)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .scrollPosition($position)
        .overlay(alignment: .top) {
            Button("Scroll") {
                withAnimation { position.scrollTo(id: 30, anchor: .center) }
            }
        }
    }
}
