import PlaygroundKit
import SDLHost

/// The lab with the scenes that come with it.
@main
struct ScrollPlayground: App {
    var body: some Scene {
        Playground("Scroll Playground") { SceneCatalog.builtIn }
    }
}
