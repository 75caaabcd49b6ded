// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct LongList: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(0..<10_000) { number in
                    Card(number)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.all, 28, for: .scrollContent)
    }
}
