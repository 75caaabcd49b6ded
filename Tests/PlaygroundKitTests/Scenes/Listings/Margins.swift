// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct Margins: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(0..<40) { number in
                    Card(number)
                }
            }
        }
        .safeAreaPadding(28)
        .contentMargins(20, for: .scrollContent)
        .contentMargins(8, for: .scrollIndicators)
    }
}
