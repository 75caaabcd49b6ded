/// The choice of a renderer.
public enum RendererChoice: String, Sendable, CaseIterable {
    /// OpenGL if a graphics processor executes it, else software.
    case auto
    case opengl
    /// Spans written directly to the window's surface.
    case software
}
