// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct WideTable: View {
    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            LazyVStack(alignment: .leading, spacing: 4) {
                ForEach(0..<401) { row in
                    HStack(spacing: 4) {
                        ForEach(0..<24) { column in
                            Card(row + column * 3)
                                .frame(width: 96, height: 40)
                        }
                    }
                }
            }
            .frame(width: 2452, alignment: .trailing)
        }
        .contentMargins(.all, 28, for: .scrollContent)
    }
}
