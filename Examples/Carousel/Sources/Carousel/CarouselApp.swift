import SDLHost
import ScrollUI

@main
struct CarouselApp: App {
    var body: some Scene {
        WindowGroup("Carousel") {
            Carousel()
                .scrollFeel(.uikit)
        }
        .defaultSize(width: 640, height: 420)
    }
}
