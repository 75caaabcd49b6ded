import Foundation
import ScrollAnalysis
import ScrollUI

/// The distance that the content is scrolled from its start, in points.
private struct DistanceKey: PreferenceKey {
    static var defaultValue: Double { 0 }

    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

/// A list whose header follows a preference, which a geometry reader behind the content sets.
struct PreferenceHeaderList: View {
    @State private var distance = 0.0

    var body: some View {
        ScrollView {
            HeaderRows()
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: DistanceKey.self,
                            value: CollapsingHeader.fullHeight - proxy.frame(in: .scrollView).minY)
                    }
                }
        }
        .id(PlaygroundScene.stageID)
        .contentMargins(.top, CollapsingHeader.fullHeight, for: .scrollContent)
        .contentMargins(.top, CollapsingHeader.barHeight, for: .scrollIndicators)
        .contentMargins(.trailing, 0, for: .scrollIndicators)
        .stageSnapping(.none)
        .onPreferenceChange(DistanceKey.self) { distance = $0 }
        .overlay(alignment: .top) {
            CollapsingHeader(title: "Preference", color: CardColor.of(5), distance: distance).id("header preference")
        }
        .columnPanel()
    }
}
