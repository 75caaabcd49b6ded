import Glibc

/// Decides what `auto` means on this machine, by what is there and without measuring.
///
/// OpenGL drawn by the processor costs ten times what spans do, and 50 ms at the start. To ask a driver for its name
/// takes a context, which costs those 50 ms; so OpenGL is only tried where the kernel has a graphics processor at all.
struct RendererRule: Equatable, Sendable {
    /// The kernel offers a node for drawing without a screen, as every driver of a real processor does.
    var hasRenderNode: Bool
    /// The person asked Mesa for its software drivers.
    var isSoftwareForced: Bool
    /// SDL's video driver, such as `x11`, `wayland`, `dummy`.
    var videoDriver: String

    /// Names under which OpenGL is drawn by the processor after all.
    private static let softwareNames = ["llvmpipe", "softpipe", "swrast", "swiftshader", "software rasterizer"]
    private static let driversWithScreen: Set<String> = ["x11", "wayland", "KMSDRM"]

    static func current(videoDriver: String) -> RendererRule {
        RendererRule(
            hasRenderNode: access("/dev/dri/renderD128", F_OK) == 0,
            isSoftwareForced: getenv("LIBGL_ALWAYS_SOFTWARE").map { String(cString: $0) } == "1",
            videoDriver: videoDriver)
    }

    /// What to try, one after the other. A window of Wayland's has no memory that SDL 2 gives out, and that of a display
    /// with 30 bits a pixel is in no format that SDL knows; both take a picture from OpenGL.
    func paths(for choice: RendererChoice) -> [PresentPath] {
        let software: [PresentPath] = videoDriver == "wayland" ? [.texture] : [.surface, .texture]
        switch choice {
        case .opengl: return [.openGL]
        case .software: return software
        case .auto: return (shouldTryOpenGL ? [.hardware] : []) + software
        }
    }

    /// Whether OpenGL is worth a try. Its name decides then.
    var shouldTryOpenGL: Bool {
        hasRenderNode && !isSoftwareForced && Self.driversWithScreen.contains(videoDriver)
    }

    /// `name` is what OpenGL gives as GL_RENDERER.
    static func isDrawnByProcessor(_ name: String) -> Bool {
        let name = name.lowercased()
        return softwareNames.contains { name.contains($0) }
    }
}
