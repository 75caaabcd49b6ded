import ScrollAnalysis
import ScrollPhysics

/// A page to feel what the window is tuned to.
extension PlaygroundModel {
    /// A page with the tuning in use, or A and B, and the take on the stage where there is one. Throws what `share` throws.
    func page(isServed: Bool = false) throws(PlaygroundError) -> String {
        let take = try lab.chosenTake.map { take throws(PlaygroundError) in
            try SharedTake(take.file, title: take.title, path: "the take")
        }
        let feels = TuningSide.allCases.compactMap { side in
            tuning.on(side).map { file(of: $0, title: title(of: side)) }
        }
        let page = SharePage(scene: sharedScene, feels: feels, takes: [take].compactMap { $0 })
        return try page.text(try WebAssets.locate(), isServed: isServed)
    }

    /// The scene on the stage, or the one that scrolls in its direction.
    private var sharedScene: SharedScene {
        SharedScene(rawValue: scene.name) ?? (lab.chosenTake?.file.axes == .horizontal ? .gallery : .list)
    }
}
