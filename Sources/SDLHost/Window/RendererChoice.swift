/// How frames get into the window.
public enum RendererChoice: String, Sendable, CaseIterable {
    /// OpenGL where a graphics processor does the work, else software.
    case auto
    case opengl
    /// Spans written straight into the window's surface.
    case software
}
