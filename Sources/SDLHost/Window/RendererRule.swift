import Glibc

/// Resolves `auto` for this machine by detection, without measurements.
///
/// OpenGL executed by the processor costs ten times as much as spans, plus 50 ms at the start. Reading a driver's name
/// needs a context, which costs those 50 ms; OpenGL is therefore only tried if the kernel has a graphics processor.
struct RendererRule: Equatable, Sendable {
    /// True if the kernel has a render node, as with every driver of a real graphics processor.
    var hasRenderNode: Bool
    /// True if the user requested Mesa's software drivers.
    var isSoftwareForced: Bool
    /// SDL's video driver, such as `x11`, `wayland`, `dummy`.
    var videoDriver: String

    /// Names of OpenGL implementations that run on the processor.
    private static let softwareNames = ["llvmpipe", "softpipe", "swrast", "swiftshader", "software rasterizer"]
    private static let driversWithScreen: Set<String> = ["x11", "wayland", "KMSDRM"]

    static func current(videoDriver: String) -> RendererRule {
        RendererRule(
            hasRenderNode: access("/dev/dri/renderD128", F_OK) == 0,
            isSoftwareForced: getenv("LIBGL_ALWAYS_SOFTWARE").map { String(cString: $0) } == "1",
            videoDriver: videoDriver)
    }

    /// Returns the paths to try in order. SDL 2 provides no memory for a window on Wayland, and none in a supported
    /// format for a display with 30 bits per pixel; both show a picture through OpenGL.
    func paths(for choice: RendererChoice) -> [PresentPath] {
        let software: [PresentPath] = videoDriver == "wayland" ? [.texture] : [.surface, .texture]
        switch choice {
        case .opengl: return [.openGL]
        case .software: return software
        case .auto: return (shouldTryOpenGL ? [.hardware] : []) + software
        }
    }

    /// Whether to try OpenGL. Its name then decides.
    var shouldTryOpenGL: Bool {
        hasRenderNode && !isSoftwareForced && Self.driversWithScreen.contains(videoDriver)
    }

    /// `name` is GL_RENDERER.
    static func isDrawnByProcessor(_ name: String) -> Bool {
        let name = name.lowercased()
        return softwareNames.contains { name.contains($0) }
    }
}
