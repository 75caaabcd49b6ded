/// Remedies for windows that cannot show frames. Never suggests the current settings.
enum RendererRemedy {
    /// Returns the remedy if `choice` was requested and none of its paths works.
    static func text(afterLackOf choice: RendererChoice, driver: String) -> String {
        switch (choice, driver) {
        case (.opengl, _): "Use --renderer software"
        case (_, "wayland"): "Install OpenGL (libegl1, libgl1-mesa-dri), or set SDL_VIDEODRIVER=x11"
        case (_, "x11"): "Use 24 bits per pixel, or install OpenGL (libgl1, libgl1-mesa-dri)"
        default: "Run it in a graphical session, without SDL_VIDEODRIVER"
        }
    }

    /// `renderer` is the one that was in use.
    static func text(afterLossOf renderer: RendererChoice, driver: String) -> String {
        switch (renderer, driver) {
        case (.opengl, _): "Start again with --renderer software"
        // On Wayland, software also uses OpenGL to show its picture.
        case (_, "wayland"): "Start again with SDL_VIDEODRIVER=x11"
        default: "Start again with --renderer opengl"
        }
    }
}
