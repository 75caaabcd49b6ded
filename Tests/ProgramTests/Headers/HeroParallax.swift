import SwiftUI

/// A hero picture that falls behind, dims and blurs as the text comes over it.
struct HeroParallax: View {
    @State private var isFavourite = false
    let height: CGFloat = 320

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                hero
                description
                    .background(.background)
                    .id("description")
            }
        }
        .ignoresSafeArea(edges: .top)
        .safeAreaInset(edge: .bottom) {
            HStack {
                Text(isFavourite ? "In your favourites" : "Nice, isn't it?")
                Spacer()
                Button(isFavourite ? "Remove" : "Add") { isFavourite.toggle() }
                    .buttonStyle(.borderedProminent)
            }
            .padding()
            .background(.ultraThinMaterial)
        }
    }

    private var hero: some View {
        Rectangle()
            .fill(.linearGradient(colors: [.mint, .indigo], startPoint: .top, endPoint: .bottom))
            .frame(height: height)
            .visualEffect { [height] effect, geometry in
                let y = geometry.frame(in: .scrollView(axis: .vertical)).minY
                let pull = max(0, y)
                return
                    effect
                    .scaleEffect(1 + pull / height, anchor: .bottom)
                    .offset(y: y < 0 ? -y * 0.6 : 0)
                    .blur(radius: min(12, max(0, -y / 20)))
                    .brightness(min(0, y / 800))
            }
            .overlay(alignment: .bottomLeading) {
                Text("Lake Cabin").font(.largeTitle.bold()).padding()
            }
    }

    private var description: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(Feature.all) { feature in
                FeatureRow(feature)
                    .scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { content, phase in
                        content
                            .opacity(phase == .identity ? 1 : 0)
                            .offset(x: phase == .bottomTrailing ? 60 : 0)
                    }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Feature: Identifiable {
    let id = UUID()
    var icon: String
    var text: String

    static let all = [
        "Sauna", "Fireplace", "Canoe", "Jetty", "Two bedrooms", "Wood stove", "No neighbours", "Bicycles",
    ]
    .map { Feature(icon: "leaf", text: $0) }
}

private struct FeatureRow: View {
    let feature: Feature

    init(_ feature: Feature) { self.feature = feature }

    var body: some View {
        Label(feature.text, systemImage: feature.icon)
            .font(.title3)
            .frame(height: 80)
    }
}

#Preview("Cabin") { HeroParallax() }
