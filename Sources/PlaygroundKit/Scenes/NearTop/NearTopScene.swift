import Foundation
import ScrollUI

/// A list with a custom target behaviour, which rests at the top if a gesture would end near it.
struct NearTopScene: View {
    @State private var distance = 160.0
    @State private var last: (end: CGFloat, isNear: Bool)?
    @Environment(\.stageSettings) private var settings

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Near the top", detail: detail, code: .nearTop(settings, distance: distance))
            SettingSlider(name: "Near", value: $distance, range: 0...400)
                .padding(.horizontal, 28)
                .padding(.vertical, 12)
            list
        }
    }

    private var detail: String {
        guard let last else { return "A gesture that would end near the top rests at the top" }
        let end = "Projected end: \(Int(last.end.rounded())) points"
        return last.isNear ? end + ", rests at the top" : end + ", unchanged"
    }

    private var list: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1...80, id: \.self) { NumberedCard(number: $0, isWanted: false) }
            }
            .background(alignment: .top) { NearBand(height: distance) }
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.horizontal)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollTargetBehavior(NearTopBehavior(distance: distance) { last = ($0, $1) })
    }
}

/// The area near the top: a tint behind the content, and a line at its end.
private struct NearBand: View {
    let height: CGFloat

    var body: some View {
        Palette.warning.opacity(0.14)
            .frame(height: height)
            .overlay(alignment: .bottom) { Palette.warning.frame(height: 1) }
            .padding(.horizontal, -12)
            .allowsHitTesting(false)
            .id("near")
    }
}
