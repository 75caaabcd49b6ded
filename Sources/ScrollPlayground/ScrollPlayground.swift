import PlaygroundKit
import SDLHost

/// The lab with its built-in scenes.
@main
struct ScrollPlayground: App {
    var body: some Scene {
        Playground("Scroll Playground") { SceneCatalog.builtIn }
    }
}
