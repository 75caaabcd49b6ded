// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct CollapsingHeaderList: View {
    @State private var distance = 0.0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<40) { number in
                    Card(number).frame(height: 40)
                }
            }
        }
        .contentMargins(.top, 168, for: .scrollContent)
        .contentMargins(.top, 52, for: .scrollIndicators)
        .onScrollGeometryChange(for: Double.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, new in
            distance = new
        }
        .overlay(alignment: .top) {
            Card(0).frame(height: max(52, 168 - distance))
        }
    }
}
