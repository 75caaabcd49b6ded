import PlaygroundKit
import SDLHost

@main
struct LabSceneApp: App {
    var body: some Scene {
        Playground("Lab scene") {
            PlaygroundScene("Cover flow", description: "Covers that rotate as they leave the middle.") { CoverFlow() }
            SceneCatalog.builtIn
        }
    }
}
