// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

enum VerticalMargins {
    struct Margins: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<40) { number in
                        Card(number)
                    }
                }
            }
            .safeAreaPadding(.vertical, 28)
            .contentMargins(.vertical, 20, for: .scrollContent)
            .contentMargins(.vertical, 8, for: .scrollIndicators)
        }
    }
}
