import Foundation
import ScrollUI

@testable import PlaygroundKit

/// A carousel of another author, which uses only `@Tunable` of the lab.
struct OwnCarousel: View {
    @Tunable("Card width", 80...400, step: 4, unit: "pt", description: "Of each card.") var width = 280.0
    @Tunable("Cards", 1...40) var count = 12

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(0..<count, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(Color(hue: Double(number) / 12, saturation: 0.6, brightness: 0.8))
                        .frame(width: width, height: 200)
                        .id("card \(number)")
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal, 24)
        }
        .scrollTargetBehavior(.viewAligned)
    }
}

/// A program of another author, with that carousel and the built-in scenes.
@MainActor
enum OwnProgram {
    static let program = PlaygroundProgram(
        name: "my-lab", title: "My lab",
        scenes: SceneCatalog(
            scenes {
                PlaygroundScene("My carousel", description: "Cards that rest.") { OwnCarousel() }
                SceneGroup("Phones") {
                    PlaygroundScene("Small", size: CGSize(width: 390, height: 300)) { OwnCarousel().padding(.top, 20) }
                }
                SceneCatalog.builtIn
            }))

    static func scenes(@PlaygroundBuilder _ scenes: () -> [SceneGroup]) -> [SceneGroup] { scenes() }
}
