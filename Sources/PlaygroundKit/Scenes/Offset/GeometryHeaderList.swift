import Foundation
import ScrollAnalysis
import ScrollUI

/// A list whose header follows the scroll view's geometry.
struct GeometryHeaderList: View {
    @State private var distance = 0.0

    var body: some View {
        ScrollView {
            HeaderRows()
        }
        .id("geometry list")
        .contentMargins(.top, CollapsingHeader.fullHeight, for: .scrollContent)
        .contentMargins(.top, CollapsingHeader.barHeight, for: .scrollIndicators)
        .contentMargins(.trailing, 0, for: .scrollIndicators)
        .stageSnapping(.none)
        .onScrollGeometryChange(for: Double.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, new in
            distance = new
        }
        .overlay(alignment: .top) {
            CollapsingHeader(title: "Geometry", color: CardColor.of(1), distance: distance).id("header geometry")
        }
        .columnPanel()
    }
}
