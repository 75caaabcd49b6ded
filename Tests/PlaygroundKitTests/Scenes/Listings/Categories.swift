// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct Categories: View {
    @State private var card: Int?
    @State private var shown: Int?

    private var family: Int { (card ?? 0) / 3 }

    var body: some View {
        HStack {
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(0..<7) { family in
                        Button("Family \(family)") { withAnimation { card = family * 3 } }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $shown)
            .onChange(of: family) { withAnimation { shown = family } }
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<20) { number in
                        Card(number).containerRelativeFrame(.horizontal)
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.trailing, 28, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $card, anchor: .leading)
        }
    }
}
