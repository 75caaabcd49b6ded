import PlaygroundKit
import SDLHost

@main
struct LabSceneApp: App {
    var body: some Scene {
        Playground("Lab scene") {
            PlaygroundScene("Cover flow", description: "Covers that turn away from the middle.") { CoverFlow() }
            SceneCatalog.builtIn
        }
    }
}
