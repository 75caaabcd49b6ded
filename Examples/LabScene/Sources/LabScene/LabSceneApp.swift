import PlaygroundKit
import SDLHost

@main
struct LabSceneApp: App {
    var body: some Scene {
        Playground("Lab scene") {
            PlaygroundScene("Cover flow", description: "Covers that turn as they leave the window.") { CoverFlow() }
            SceneCatalog.builtIn
        }
    }
}
